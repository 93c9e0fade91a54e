import { DrawingFrame } from './drawing-frame.tsx'

/** An excavator at work. */
export function EquipmentDrawing() {
  return (
    <DrawingFrame sun={[262, 52, 18]}>
      <path d="M20 190C40 150 70 140 96 150C120 158 130 176 140 190Z" fill="var(--scene-ground)" />
      <path d="M44 190C58 164 78 158 96 164C112 170 120 180 126 190Z" fill="var(--accent)" opacity=".5" />
      <g fill="none" stroke="var(--accent)" strokeLinejoin="round" strokeLinecap="round">
        <path d="M196 128C186 96 160 62 128 58" strokeWidth="13" />
        <path d="M128 58C108 74 96 98 92 124" strokeWidth="9.5" />
        <path d="M190 104L150 66" stroke="var(--scene-ink)" strokeWidth="4" />
        <path d="M140 58L112 66" stroke="var(--scene-ink)" strokeWidth="3.4" />
      </g>
      <path
        d="M84 118L106 122C108 138 100 152 82 156C72 150 68 140 70 130ZM70 132l-4 8 7-1-2 9 7-3 1 8 6-4"
        fill="var(--scene-ink)"
      />
      <circle cx="128" cy="58" r="6" fill="var(--scene-ink)" />
      <circle cx="94" cy="120" r="4.6" fill="var(--ill-paper)" />
      <path
        d="M182 150V110C182 106 185 103 189 103H222C226 103 229 105 231 109L240 130H280C285 130 288 133 288 138V158H176Z"
        fill="var(--accent)"
      />
      <path d="M190 112H218L227 134H190Z" fill="var(--scene-sky2)" />
      <path d="M190 134L206 112" stroke="#fff" strokeWidth="3" opacity=".4" />
      <path d="M244 138H280M244 145H280" stroke="var(--scene-ink)" strokeWidth="2" opacity=".5" />
      <path d="M180 158H284V166H180Z" fill="var(--scene-ink)" />
      <rect x="162" y="166" width="136" height="28" rx="14" fill="var(--scene-ink)" />
      <g fill="var(--scene-far)">
        <circle cx="178" cy="180" r="8.5" />
        <circle cx="204" cy="180" r="6.5" />
        <circle cx="230" cy="180" r="6.5" />
        <circle cx="256" cy="180" r="6.5" />
        <circle cx="282" cy="180" r="8.5" />
      </g>
      <path d="M0 192C90 188 200 194 320 188V220H0Z" fill="var(--scene-ground)" />
    </DrawingFrame>
  )
}
