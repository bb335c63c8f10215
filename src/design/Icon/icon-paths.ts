/** One set: 24 grid, 1.9 stroke, square caps, on diagonals and right angles like the display type. */
export const iconPaths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  shield: 'M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5zM8 12l3 3 5-6',
  chart: 'M3 21h18M6 17v-5M11 17V8M16 17v-7M20 17V4',
  plug: 'M9 2v5M15 2v5M6 7h12v4l-3 4H9l-3-4zM12 15v7',
  out: 'M8 5h11v11M18 6 5 19',
  down: 'M5 9l7 7 7-7',
  warn: 'M12 3l10 18H2zM12 10v5M12 18v.1',
  done: 'M4 12l6 6L20 6',
  pin: 'M12 22 5 12V6l4-4h6l4 4v6zM10 8h4v3h-4z',
  phone: 'M6 2h12v20H6zM10 18h4',
  mail: 'M2 5h20v14H2zM3 6l9 8 9-8',
  clock: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7v6l4 2',
  home: 'M3 12l9-9 9 9M5 11v10h14V11M10 21v-6h4v6',
  back: 'M21 12H4M10 5l-7 7 7 7',
  go: 'M3 12h17M14 5l7 7-7 7',
  reload: 'M20 12a8 8 0 1 1-3-6M20 2v5h-5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l12 8-12 8z',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 4.5h5v5h-5zM6 14.5h5v5H6z',
  talk: 'M2 19V4h20v12H7zM7 8h10M7 12h6',
} as const

export type IconName = keyof typeof iconPaths
