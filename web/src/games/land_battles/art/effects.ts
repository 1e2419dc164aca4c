// What a picture of an action card adds to the units on it, each drawn round 0, 0. How a drawing is written: kit/drawing.ts.

export default {
  flash: `
    l M0 0L5 -8L8 -3L20 -6L14 0L20 6L8 3L5 8z
    g M3 0L8 -3L13 0L8 3z`,
  burst: `
    l M0 -15L4 -6L13 -10L9 -2L15 4L7 5L8 14L1 8L-6 14L-6 5L-15 4L-8 -2L-13 -10L-4 -6z
    g M0 -6L3 -1L7 1L1 4L-4 5L-5 -1z`,
  dirt: `
    s M-12 8L-8 -5L-4 1L-1 -14L3 0L7 -8L12 8z
    k M-9 -9h3v3h-3zM6 -13h3v3h-3z`,
  smoke: `
    w @-12,3,5@-4,-2,7@7,-4,8@16,2,6
    h M-17 8Q0 2 22 8z`,
  rocket: `
    w M-16 -2.5H6L13 0L6 2.5H-16z
    l M-16 -2.5L-20 -6V6L-16 2.5z
    g M-20 -2L-30 0L-20 2z
    n M-33 0H-46`,
  tracer: `
    t M0 0H12
    t M20 -1H30
    t M38 -2H46`,
  arrow: `
    g M-18 -4H2V-10L18 0L2 10V4H-18z`,
  turn: `
    g M-4 -15A15 15 0 1 1 -14 6L-20 9L-18 -6L-5 0L-9 3A9 9 0 1 0 -3 -9z`,
  mine: `
    k M-11 5H11L8 -2H-8z
    m M-4 -2V-5H4V-2z
    d M-13 8H13V5H-13z`,
  bags: `
    s M-30 9h16a4 4 0 0 1 0 8h-16a4 4 0 0 1 0 -8zM-9 9h16a4 4 0 0 1 0 8h-16a4 4 0 0 1 0 -8zM12 9h16a4 4 0 0 1 0 8h-16a4 4 0 0 1 0 -8z
    s M-20 1h16a4 4 0 0 1 0 8h-16a4 4 0 0 1 0 -8zM2 1h16a4 4 0 0 1 0 8h-16a4 4 0 0 1 0 -8z
    n M-26 13h8M-5 13h8M16 13h8M-16 5h8M6 5h8`,
  reticle: `
    t M-11 0A11 11 0 1 0 11 0A11 11 0 1 0 -11 0
    t M-16 0H-6M6 0H16M0 -16V-6M0 6V16`,
  drone: `
    d M-20 0L-28 -11H-21L-12 -1z
    a M-24 -1L20 -4Q28 -2 28 1Q26 4 18 4H-22z
    h M4 -3L-8 -16H0L14 -3z
    d M0 3L-14 15H-6L12 4z
    g @23,0,2.5
    t M-26 -6V8`,
  arc: `
    n M-50 20Q-16 -28 22 12
    k M16 6L25 16L26 8z`,
  shield: `
    m M0 -17L15 -12V1Q14 13 0 19Q-14 13 -15 1V-12z
    h M0 -12L10 -9V1Q9 9 0 14z`,
};
