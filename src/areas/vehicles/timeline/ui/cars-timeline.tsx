import { CarShapes, SameCar } from '#ui/art/car.tsx'
import { HourTimeline } from '#ui/occupancies/hour-timeline.tsx'
import { Plate } from '#ui/plate.tsx'
import { plateText } from '#values/plates.ts'
import { carKind } from '../../booking/ui/car-look.ts'
import type { LaneShown, Timeline } from '../queries.ts'
import { type TimelineAsked, timelineAddress } from '../timeline-asked.ts'

/** The cars of each class, and over them how many of it are free on each day. */
export function CarsTimeline({ board, asked }: { board: Timeline; asked: TimelineAsked }) {
  const groups = board.groups.map(({ classId, title, room, lanes }) => ({
    ...{ id: classId, title, room },
    lanes: lanes.map((lane) => ({
      id: lane.id,
      name: <LaneName lane={lane} />,
      called: calledOf(lane),
      bars: barsOf(lane, asked),
    })),
  }))
  return (
    <>
      <CarShapes kinds={board.groups.flatMap(({ lanes }) => lanes.map(carKind))} />
      <HourTimeline label="تقويم المركبات" days={board.days} today={board.today} now={board.now} groups={groups} />
    </>
  )
}

const calledOf = ({ model, plateDigits, plateLetters }: LaneShown) =>
  `${model} ${plateText({ digits: plateDigits, letters: plateLetters })}`

const barsOf = ({ bars }: LaneShown, asked: TimelineAsked) =>
  bars.map(({ resourceId: _, reservationId, to, ...bar }) => ({
    ...{ ...bar, until: to, isChosen: reservationId !== null && reservationId === asked.chosen },
    to: reservationId ? `${timelineAddress({ ...asked, chosen: reservationId })}#chosen` : null,
  }))

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
