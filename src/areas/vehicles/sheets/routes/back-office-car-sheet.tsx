import { data } from 'react-router'
import { sheetAsked, stepPath } from '#areas/handovers/public.ts'
import { openSheetOnPhone, PhoneHead, writeSheetOnPhone } from '#areas/handovers/public-phone.tsx'
import { SheetStepsPage } from '#areas/handovers/public-ui.tsx'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { carSheetPath, rentalPath, vehiclePath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { phoneStamp } from '#platform/phone-stamp.ts'
import { Plate } from '#ui/plate.tsx'
import { Code } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { rentalOnSheet } from '../../rentals/return-shown.ts'
import { ReturnAccount } from '../../rentals/ui/return-account.tsx'
import { noteReturn } from '../../rentals/use-cases/begin-rental-sheet.ts'
import { carSheetKind } from '../car-sheet.ts'
import { carSheetTitles, carSheetWords } from '../car-sheet-words.ts'
import { carSheetById } from '../queries.ts'
import { keepCarMark, keepCarShot, removeCarMark } from '../use-cases/mark-car.ts'
import { discardCarSheet, saveCarItems, saveCarReadings, signCarSheet } from '../use-cases/write-car-sheet.ts'
import type { Route } from './+types/back-office-car-sheet'

export const loader = page(may.view, async (ctx, { params, query }) => {
  const one = await carSheetById(ctx, params.sheetId)
  if (!one) throw data('لا يوجد هذا المحضر.', { status: 404, statusText: 'Not Found' })
  const onRental = await rentalOnSheet(ctx, one)
  const parts =
    one.status === 'signed' ? await recordParts(ctx, { kind: carSheetKind, recordId: one.id, mayEdit: one.mayEdit }) : null
  const asked = { ...sheetAsked(query), stamp: phoneStamp(ctx, one.version) }
  return {
    one,
    onRental,
    seesRental: ctx.actor.may(may.viewReservations),
    parts,
    ...asked,
    newMarkId: ctx.newId(),
    signer: ctx.actor.name,
    today: dayOf(ctx.now()),
  }
})

/** Without a network the phone answers for the office. */
export const clientLoader = Object.assign(
  ({ serverLoader, url }: Route.ClientLoaderArgs) => openSheetOnPhone({ read: serverLoader, url, words: carSheetWords }),
  { hydrate: true as const },
)

export const clientAction = ({ params: { sheetId }, ...sent }: Route.ClientActionArgs) =>
  writeSheetOnPhone({ ...sent, words: carSheetWords, id: sheetId })

export const action = submitOneOf({
  readings: submit(saveCarReadings, ({ id }) => saying('حُفظ العداد والوقود', stepPath(carSheetWords, id, 'body'))),
  mark: submit(keepCarMark, ({ id }) => saying('سُجّلت العلامة', stepPath(carSheetWords, id, 'body'))),
  unmark: submit(removeCarMark, ({ id }) => saying('حُذفت العلامة', stepPath(carSheetWords, id, 'body'))),
  shot: submit(keepCarShot, ({ id }, { query }) =>
    saying('حُفظت الصورة', stepPath(carSheetWords, id, query.get('step') === 'readings' ? 'readings' : 'shots')),
  ),
  items: submit(saveCarItems, ({ id, unseen }) =>
    unseen.length === 0
      ? saying('حُفظت الملحقات', stepPath(carSheetWords, id, 'sign'))
      : saying(`حُفظ المحضر، ولم تكتمل معاينة: ${unseen.join('، ')}`, stepPath(carSheetWords, id, 'items')),
  ),
  sign: submit(signCarSheet, ({ id, contractId }) =>
    saying('وُقّع المحضر', contractId ? rentalPath(contractId) : carSheetPath(id)),
  ),
  account: submit(noteReturn, ({ id }) => saying('حُسب ما عليه', stepPath(carSheetWords, id, 'sign'))),
  discard: submit(discardCarSheet, ({ vehicleId }) => saying('أُلغيت مسودة المحضر', vehiclePath(vehicleId))),
})

type Loaded = Route.ComponentProps['loaderData']

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? carSheetTitles[loaderData.one.kind] : 'محضر'} · التحالف` },
]

export const handle = { crumb: (loaderData: Loaded | undefined) => loaderData?.one.number ?? 'محضر' }

export default function CarSheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const onPhone = 'onPhone' in loaderData ? loaderData.onPhone : null
  const { one, onRental, seesRental, parts, tab, stamp, act, step, chosen, newMarkId, signer, today } = loaderData
  const refused = onPhone?.phone.refused
  const reply = actionData ?? refused?.reply
  const { car } = one
  return (
    <>
      <SheetStepsPage
        words={carSheetWords}
        sheet={one}
        last={{ odometer: car.odometer, fuel: car.fuel }}
        subject={
          <>
            <bdi>{car.model}</bdi> <Plate digits={car.plateDigits} letters={car.plateLetters} />
            {onRental && (
              <>
                {' '}
                · <bdi>{one.party}</bdi> <Code>{onRental.number}</Code>
              </>
            )}
          </>
        }
        subjectPath={onRental && seesRental ? rentalPath(onRental.contractId) : vehiclePath(car.id)}
        mayEdit={one.mayEdit}
        beforeSigning={
          onRental && (
            <ReturnAccount
              rental={onRental}
              path={`${carSheetPath(one.id)}?step=sign&act=account`}
              reply={act === 'account' ? reply : undefined}
            />
          )
        }
        act={actionData ? act : (refused?.act ?? act)}
        reply={reply}
        onPhone={onPhone && <PhoneHead {...onPhone} version={stamp.version} />}
        isSignedOnPhone={Boolean(onPhone?.signature)}
        {...{ step, chosen, newMarkId, signer, today }}
      />
      {parts && <RecordTabs parts={parts} path={carSheetPath(one.id)} tab={tab} />}
    </>
  )
}
