import { CarBody, type CarKind } from './car.tsx'
import { DrawingFrame } from './drawing-frame.tsx'

/** A car on the road below the hills, for what a class of cars is offered with. */
export function CarScene({ kind, paint = 'var(--primary)' }: { kind: CarKind; paint?: string }) {
  return (
    <DrawingFrame sun={[268, 52, 20]}>
      <ellipse cx="160" cy="196" rx="112" ry="6" opacity=".25" />
      <g transform="translate(42 102)">
        <CarBody kind={kind} paint={paint} />
      </g>
    </DrawingFrame>
  )
}
