import { DrawingFrame, Windows } from './drawing-frame.tsx'

/** A building going up under its crane. */
export function ConstructionDrawing() {
  return (
    <DrawingFrame sun={[60, 66, 16]} behind={<Crane />}>
      <path d="M70 190V112H226V190Z" fill="var(--scene-far)" opacity=".6" />
      <path
        d="M60 106H238V115H60ZM60 150H238V159H60ZM70 115h9v75h-9zM112 115h9v75h-9zM164 115h9v75h-9zM218 115h9v75h-9z"
        fill="var(--ill-paper)"
      />
      <path d="M121 159H164V190H121ZM79 159H112V190H79ZM173 115H218V150H173Z" fill="var(--ill-paper-2)" />
      <Windows
        at={[
          [90, 164],
          [137, 164],
        ]}
        width={12}
        height={22}
      />
      <path
        d="M173 127h45M173 138h45M184 115v12M200 115v12M192 127v11M208 127v11M184 138v12M200 138v12"
        stroke="var(--scene-ink)"
        opacity=".35"
      />
      <path d="M74 106V92M116 106V88M168 106V92M222 106V88" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M40 190V100M58 190V100M40 130h18M40 160h18M40 190l18-30M40 160l18-30M40 130l18-30"
        stroke="var(--primary)"
        strokeWidth="2.2"
        fill="none"
      />
      <path d="M0 190C90 184 200 190 320 184V220H0Z" fill="var(--scene-ground)" />
    </DrawingFrame>
  )
}

function Crane() {
  return (
    <g transform="translate(0 17)">
      <g stroke="var(--scene-ink)" strokeWidth="1.5" fill="none" strokeLinecap="round">
        <path d="M244 176V34M254 176V34" strokeWidth="3" />
        <path d="M244 166l10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12" />
        <path d="M296 40H92M249 34V20M249 20L292 40M249 20L120 40" strokeWidth="2.4" />
        <path d="M128 40V74" />
      </g>
      <rect x="286" y="40" width="20" height="15" rx="2" fill="var(--scene-ink)" />
      <path d="M114 74H142V86H114Z" fill="var(--accent)" />
    </g>
  )
}
