import { DateText } from '#ui/values.tsx'
import { type ViewingDayPart, viewingDayParts } from '../viewing.ts'

type Wish = { preferredOn: string; otherOn: string | null; dayPart: ViewingDayPart }

/** When whoever asked would come, as they wrote it. */
export const WishedFor = ({ preferredOn, otherOn, dayPart }: Wish) => (
  <>
    <DateText at={preferredOn} weekday />
    {otherOn && (
      <>
        {' أو '}
        <DateText at={otherOn} weekday />
      </>
    )}
    {` ${viewingDayParts[dayPart]}`}
  </>
)
