import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { daysAfter } from '#values/days.ts'

/** A fortnight of the sheet stays in view when one turns it. */
const turned = 28

type Props = {
  /** The first day in view, and whether it was chosen. */
  start: string
  isChosen: boolean
  /** The address of the board from a day on; '' is today. */
  address: (start: string) => string
  /** By how many days it is turned, where the sheet is shorter. */
  by?: number
}

/** Turns the board to the weeks before and after. */
export function BoardTurns({ start, isChosen, address, by = turned }: Props) {
  const look = buttonLook({ variant: 'outline' })
  return (
    <nav className="acts" aria-label="الأيام المعروضة">
      <Link className={look} to={address(daysAfter(start, -by))} preventScrollReset>
        <ChevronRight className="i i-sm" aria-hidden />
        أسابيع قبل
      </Link>
      {isChosen && (
        <Link className={look} to={address('')} preventScrollReset>
          اليوم
        </Link>
      )}
      <Link className={look} to={address(daysAfter(start, by))} preventScrollReset>
        أسابيع بعد
        <ChevronLeft className="i i-sm" aria-hidden />
      </Link>
    </nav>
  )
}
