/** Drawn on a 20 × 20 grid with strokes of 1.5 and round caps. Decorative, since every use has a text label. */
const ICONS = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h9',
  close: 'm5 5 10 10M15 5 5 15',
  sun: 'M10 6.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5M10 2.5V4m0 12v1.5M2.5 10H4m12 0h1.5M4.7 4.7l1 1m8.6 8.6 1 1m0-10.6-1 1m-8.6 8.6-1 1',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z',
  language:
    'M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5c4.3 4.2 4.3 10.3 0 14.5-4.3-4.2-4.3-10.3 0-14.5ZM2.75 10h14.5',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4',
  up: 'M10 16V4.5M5 9.25l5-5 5 5',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  text: 'M5.5 2.75h6l3 3v11.5h-9zM11.5 2.75v3h3M8 9.5h4M8 12.5h4',
  copy: 'M7.25 7.25h9v9h-9zM12.75 7.25v-3.5h-9v9h3.5',
  report: 'M10 3 17.5 16h-15ZM10 8v4m0 1.75v.5',
  edit: 'M4 16h12M5 12.5 13 4.5l2.5 2.5-8 8H5v-2.5Z',
  /** Verdicts: an arrow through the open gate, a dot at the closed gate, and an eye. */
  pass: 'M6.5 3v3.5m0 7V17M12.5 3v3.5m0 7V17M2.5 10h15m-3-3 3 3-3 3',
  banned:
    'M4.25 8.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5m0 1a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5M9.5 3v14M13.25 3v14M17 3v14',
  watched: 'M2.5 10c3.75-5.5 11.25-5.5 15 0-3.75 5.5-11.25 5.5-15 0ZM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
