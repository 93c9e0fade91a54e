import { DateText } from '#ui/values.tsx'

type Stretch = { className: string; placeOut: string; placeBack: string; startsAt: Date; endsAt: Date }

/** What is booked, in two lines. */
export function BookedStretch({ className, placeOut, placeBack, startsAt, endsAt }: Stretch) {
  return (
    <div className="done-line">
      <b>{className}</b>
      <span className="sm muted">
        التسليم: <DateText at={startsAt} weekday time /> · {placeOut}
      </span>
      <span className="sm muted">
        الإعادة: <DateText at={endsAt} weekday time /> · {placeBack}
      </span>
    </div>
  )
}
