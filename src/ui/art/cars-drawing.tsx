import { CarBody } from './car.tsx'
import { DrawingFrame } from './drawing-frame.tsx'
import { palm } from './plants.tsx'

/** A car on the coast road. */
export function CarsDrawing() {
  return (
    <DrawingFrame sun={[212, 50, 18]}>
      <path d="M0 170C90 158 190 166 320 150V220H0Z" fill="var(--scene-sea)" />
      <path
        d="M20 176h40M84 172h24M220 168h46M150 174h20"
        stroke="var(--scene-mist)"
        strokeWidth="2"
        opacity=".7"
        strokeLinecap="round"
      />
      <path d="M0 192H320V220H0Z" fill="var(--scene-ink)" />
      <path d="M14 207h40M84 207h40M154 207h40M224 207h40M294 207h26" stroke="var(--scene-mist)" strokeWidth="2.4" opacity=".6" />
      <path
        d={palm({ x: 40, y: 192, height: 84, lean: 12 }) + palm({ x: 66, y: 192, height: 58, lean: -8 })}
        fill="var(--scene-ground)"
      />
      <g transform="translate(70 88) scale(1.02)">
        <CarBody kind="suv" paint="var(--primary)" />
      </g>
    </DrawingFrame>
  )
}
