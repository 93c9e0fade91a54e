import { type BoardAsked, boardAddress, HourBoard } from '#areas/calendar/public-ui.tsx'
import { CarShapes, SameCar } from '#ui/art/car.tsx'
import { Plate } from '#ui/plate.tsx'
import { plateText } from '#values/plates.ts'
import { carKind } from '../../booking/ui/car-look.ts'
import { timelinePath } from '../../paths.ts'
import type { LaneShown, Timeline } from '../queries.ts'

/** The cars of each class, and over them how many of it are free on each day. */
export const CarsTimeline = ({ board, asked }: { board: Timeline; asked: BoardAsked }) => (
  <>
    <CarShapes kinds={board.groups.flatMap(({ lanes }) => lanes.map(carKind))} />
    <HourBoard
      label="تقويم المركبات"
      board={board}
      nameOf={(lane) => <LaneName lane={lane} />}
      calledOf={calledOf}
      pathOf={(chosen) => `${boardAddress(timelinePath, { ...asked, chosen })}#chosen`}
      chosen={asked.chosen}
    />
  </>
)

const calledOf = ({ model, plateDigits, plateLetters }: LaneShown) =>
  `${model} ${plateText({ digits: plateDigits, letters: plateLetters })}`

function LaneName({ lane }: { lane: LaneShown }) {
  return (
    <>
      <SameCar kind={carKind(lane)} />
      <span>
        <b>{lane.model}</b>
        <Plate digits={lane.plateDigits} letters={lane.plateLetters} />
      </span>
    </>
  )
}
