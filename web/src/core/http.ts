/* Calls to our own server, with its typed errors. */
import type { ErrorBody } from "./wire";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly status = 0,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "Content-Type": typeof body === "string" ? "text/plain" : "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem("offline", "offline");
  }
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  let data: unknown = text;
  if (isJson) {
    try {
      data = text ? JSON.parse(text) : null;
    } catch {
      throw new Problem("unknown", "not JSON", null, response.status);
    }
  }
  if (!response.ok) {
    const error = (isJson ? data : null) as Partial<ErrorBody> | null;
    throw new Problem(error?.error ?? "unknown", error?.message ?? response.statusText, error?.rule ?? null, response.status);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
