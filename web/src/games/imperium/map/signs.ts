// Units as silhouettes in a box of 40 x 24, nose to the right, and the signs of the colours of technologies, around 0 in a box of 20 x 20.

export const UNITS: Readonly<Record<string, string>> = {
  fighter: "M5 3.500 14 9.500 36 12 14 14.500 5 20.500 9 12z",
  destroyer: "M2 9.500h6L5 4h8l6 4.500h7L39 12l-13 3.500h-7L13 20H5l3-5.500H2z",
  cruiser: "M2 9h8V6.800H5V3h17l4 4.200L39 12l-13 4.800L22 21H5v-3.800h5V15H2z M15 10.800v2.400h9v-2.400z",
  carrier: "M1 7h24V2.500h7V7l7 2.500v4L31 21H6l-5-5z M6 11v3h4v-3z M13 11v3h4v-3z M20 11v3h4v-3z",
  dreadnought:
    "M1 6.500h6V3h4.500V1h3v2H20v3.500h3V2.500h2.500V.5h3v2H31v4.800L39.500 12 31 18.500 27 22H8l-3-3.500H1l3-6z M9 10v4h6v-4z M18 10v4h6v-4z",
  "war-sun":
    "M20 .500a11.500 11.500 0 1 0 0 23 11.500 11.500 0 0 0 0-23z M8 10.800h24v2.400H8z M23 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z",
  "ground-force": "M20 1.500c-6.600 0-10 4.300-10 9.500v6h4.500v4.500h11V17H30v-6c0-5.200-3.400-9.500-10-9.500z M13.500 11h13v3.200h-13z",
  pds: "M6 22.500v-4h28v4z M10 17.200a10 10 0 0 1 9.200-9.800L32 .800l1.800 3.400-8.500 4.600A10 10 0 0 1 30 17.200z",
  "space-dock":
    "M20 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z M20 6.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z M1 9.500h8v5H1z M31 9.500h8v5h-8z M18.300 9.500h3.400v5h-3.400z",
};

export const COLOURS: Readonly<Record<string, string>> = {
  red: "M0-7V-3M0 7V3M-7 0H-3M7 0H3M0-4.800a4.800 4.800 0 1 0 .01 0z",
  green: "M-6 6C-7-3-1-7 7-7 7 2 3 7-4 5M-6 7 2-2",
  blue: "M-6-6 0 0-6 6M0-6 6 0 0 6",
  yellow: "M0-7v3M0 4v3M-7 0h3M4 0h3M-5-5l2 2M3 3l2 2M5-5 3-3M-3 3l-2 2M0-2.500a2.500 2.500 0 1 0 .01 0z",
};
