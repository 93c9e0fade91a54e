import { data, Link } from 'react-router'
import { SheetsCard } from '#areas/handovers/public-ui.tsx'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import {
  carSheetPath,
  depositPaperPath,
  newCarSheetPath,
  rentalAgreementPath,
  rentalPath,
  rentalsPath,
} from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { asDocument, page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code } from '#ui/values.tsx'
import { lettersOfRental } from '../../border-letters/queries.ts'
import { LettersOfRental } from '../../border-letters/ui/letters-of-rental.tsx'
import { rentalClaims } from '../../claims/rental-claims.ts'
import { RentalClaims } from '../../claims/ui/rental-claims.tsx'
import { finesOfRental } from '../../fines/queries.ts'
import { RentalFines } from '../../fines/ui/rental-fines.tsx'
import { PriceLines } from '../../reservations/ui/price-lines.tsx'
import { carSheetWords } from '../../sheets/car-sheet-words.ts'
import { carSheetsDuring } from '../../sheets/queries.ts'
import { rental } from '../queries.ts'
import { rentalKind, rentalStates, rentalTones } from '../rental.ts'
import { RentalAbout } from '../ui/rental-about.tsx'
import { RentalActs } from '../ui/rental-acts.tsx'
import { RentalDrivers } from '../ui/rental-drivers.tsx'
import { RentalMoney } from '../ui/rental-money.tsx'
import { beginHandOver, beginReturn } from '../use-cases/begin-rental-sheet.ts'
import { callOffRental } from '../use-cases/call-off-rental.ts'
import { extendRental } from '../use-cases/extend-rental.ts'
import { captureDeposit, holdDeposit, releaseDeposit } from '../use-cases/hold-deposit.ts'
import { nameDriver, strikeDriver } from '../use-cases/name-driver.ts'
import { activateRental, askRenterCode, cancelRental, sendRental, signRental } from '../use-cases/sign-rental.ts'
import { swapVehicle } from '../use-cases/swap-vehicle.ts'
import type { Route } from './+types/back-office-rental'

export const loader = page(may.viewReservations, async (ctx, { params, query }) => {
  const one = await rental(ctx, params.contractId, query)
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  const fines = ctx.actor.may(may.fines) ? await finesOfRental(ctx, one.id) : []
  const { car, plannedFrom: from, returnedAt: back } = one
  const sheets = car ? await carSheetsDuring(ctx, { vehicleId: car.id, from, back }) : []
  const [claims, letters] = [await rentalClaims(ctx, one.id), await lettersOfRental(ctx, one.id)]
  const parts = await recordParts(ctx, { kind: rentalKind, recordId: one.id, mayEdit: one.may.handOver })
  return { one, fines, sheets, claims, letters, parts, act: query.get('act'), tab: query.get('tab') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, rentalPath(id))

export const action = submitOneOf({
  driver: submit(nameDriver, back('سُمّي السائق في العقد')),
  'strike-driver': submit(strikeDriver, back('أُزيل السائق من العقد')),
  send: submit(sendRental, back('أُرسل العقد للتوقيع')),
  code: submit(askRenterCode, back('أُرسل الرمز إلى المستأجر')),
  sign: submit(signRental, back('وُقّع العقد')),
  activate: submit(activateRental, back('سرى العقد')),
  cancel: submit(cancelRental, () => saying('أُلغي العقد، وبقي الحجز', rentalsPath)),
  'call-off': submit(callOffRental, back('أُلغي التأجير، وعاد ما دُفع إلى رصيد العميل')),
  'hand-over': submit(beginHandOver, ({ id }) => asDocument(saying('فُتح محضر التسليم', carSheetPath(id)))),
  return: submit(beginReturn, ({ id }) => asDocument(saying('فُتح محضر الإعادة', carSheetPath(id)))),
  hold: submit(holdDeposit, back('حُفظ المبلغ المحجوز')),
  capture: submit(captureDeposit, back('حُصّل المحجوز بسند قبض')),
  release: submit(releaseDeposit, back('رُفع الحجز عن البطاقة')),
  swap: submit(swapVehicle, back('استُبدلت السيارة')),
  extend: submit(extendRental, back('مُدّد التأجير')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `عقد ${loaderData?.one.number ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function RentalPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, fines, sheets, claims, letters, parts, act, tab } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            عقد <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.name}</bdi> · {one.title} ·{' '}
            {one.isLate ? (
              <Badge tone="danger">متأخرة</Badge>
            ) : (
              <Badge tone={rentalTones[one.state]}>{rentalStates[one.state]}</Badge>
            )}
          </p>
        </div>
        <div className="acts">
          {!one.before && <PaperLink to={rentalAgreementPath(one.id)}>اطبع العقد</PaperLink>}
          {one.hasDepositPaper && <PaperLink to={depositPaperPath(one.id)}>سند التأمين المسترد</PaperLink>}
        </div>
      </div>
      <div className="cols">
        <div className="stack">
          <RentalAbout rental={one} />
          <SheetsCard
            words={carSheetWords}
            sheets={sheets}
            none="لم تُعاين السيارة لهذا العقد بعد. عاينها قبل التسليم وعند الإعادة."
            actions={
              one.car &&
              one.may.inspect &&
              (one.state === 'open' || one.state === 'out') && (
                <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={newCarSheetPath(one.car.id)}>
                  عاين السيارة
                </Link>
              )
            }
          />
          <RentalMoney rental={one} />
          {fines.length > 0 && <RentalFines fines={fines} />}
          {claims && <RentalClaims shown={claims} />}
          {letters && <LettersOfRental shown={letters} />}
          <Card title="ما يدفعه" flush>
            <PriceLines price={one.price} />
          </Card>
        </div>
        <div className="stack">
          <RentalActs rental={one} act={act} reply={reply} />
          <RentalDrivers rental={one} act={act} reply={reply} />
        </div>
      </div>
      <RecordTabs parts={parts} path={rentalPath(one.id)} tab={tab} />
    </>
  )
}
