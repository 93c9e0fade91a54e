import { DrawingFrame, Windows } from './drawing-frame.tsx'
import { palm } from './plants.tsx'

/** A merlon every 10.2 along the edge of a roof. */
const merlons = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, place) => `M${(x + place * 10.2).toFixed(1)} ${y}v-5l3-4l3 4v5z`).join('')

const windows = [
  [166, 92],
  [199, 92],
  [232, 92],
  [166, 136],
  [232, 136],
] as const

/** A house of Salalah, and the receipt for its rent. */
export function RentDrawing() {
  return (
    <DrawingFrame sun={[50, 58, 15]}>
      <path d={palm({ x: 286, y: 176, height: 62, lean: -8 })} fill="var(--scene-ground)" />
      <path d={`M128 190V92H214V190Z${merlons(128, 92, 2)}`} fill="var(--ill-paper-2)" />
      <path d={`M150 190V70H262V190Z${merlons(150, 70, 11)}`} fill="var(--ill-paper)" />
      <Windows at={windows} width={14} height={24} />
      <path d="M194 190V148C194 141 201 137 206 132C211 137 218 141 218 148V190Z" fill="var(--accent)" />
      <path d="M206 134V190M198 156h6M208 156h6M198 170h6M208 170h6" stroke="var(--scene-ink)" strokeWidth="1.3" opacity=".7" />
      <path d="M150 126H262" stroke="var(--accent)" strokeWidth="2" opacity=".55" />
      <path d="M0 190C90 184 200 190 320 184V220H0Z" fill="var(--scene-ground)" />
      <g transform="rotate(-7 78 128)">
        <path d="M42 66H112V178l-8.7-6-8.8 6-8.7-6-8.8 6-8.7-6-8.8 6-8.7-6-8.8 6Z" fill="#fff" />
        <path d="M42 66H112V84H42Z" fill="var(--primary)" />
        <path d="M54 98h46M54 110h30M54 122h38" stroke="oklch(70% .02 180)" strokeWidth="4" strokeLinecap="round" />
        <circle cx="95" cy="146" r="12" fill="var(--accent)" />
        <path
          d="M89 146l4.2 4.4 8-8.4"
          fill="none"
          stroke="#20180a"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </DrawingFrame>
  )
}
