import { DrawingFrame } from './drawing-frame.tsx'

/** Two parcels and the way to their recipient. */
export function ParcelsDrawing() {
  return (
    <DrawingFrame sun={[70, 58, 18]}>
      <path d="M0 186C90 180 200 188 320 180V220H0Z" fill="var(--scene-ground)" />
      <path
        d="M48 178C66 120 120 150 142 104S214 66 262 82"
        fill="none"
        stroke="var(--ill-paper)"
        strokeWidth="3"
        opacity=".85"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <path d="M262 86C250 70 244 62 244 52A18 18 0 0 1 280 52C280 62 274 70 262 86Z" fill="var(--accent)" />
      <circle cx="262" cy="52" r="7" fill="var(--scene-ink)" />
      <g transform="translate(118 92)">
        <path d="M0 26L62 44V108L0 98Z" fill="var(--box-2)" />
        <path d="M62 44L126 26V98L62 108Z" fill="var(--box-1)" />
        <path d="M0 26L62 10L126 26L62 44Z" fill="var(--box-3)" />
        <path d="M26 33L90 16L104 20L40 38V58L26 55Z" fill="var(--accent)" opacity=".85" />
        <path d="M76 62L112 54V82L76 90Z" fill="#fff" />
        <path d="M81 68l18-4M81 75l12-2.6" stroke="var(--scene-ink)" strokeWidth="2.4" opacity=".6" />
        <path d="M103 66v12M107 65v12" stroke="var(--scene-ink)" strokeWidth="2" />
      </g>
      <g transform="translate(70 140)">
        <path d="M0 12L30 20V54L0 48Z" fill="var(--box-2)" />
        <path d="M30 20L60 10V46L30 54Z" fill="var(--box-1)" />
        <path d="M0 12L30 3L60 10L30 20Z" fill="var(--box-3)" />
        <path d="M12 15.5L42 6l6 1.4L18 17v11l-6-1.5Z" fill="var(--primary)" />
      </g>
    </DrawingFrame>
  )
}
