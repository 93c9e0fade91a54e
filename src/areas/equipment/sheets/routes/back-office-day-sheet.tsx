import { data, Link } from 'react-router'
import { hirePath, sheetPath, sheetsPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { PhoneHead } from '#areas/handovers/public-phone.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { phoneStamp } from '#platform/phone-stamp.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { usePagesAhead } from '#ui/offline/pages-ahead.ts'
import { Code, DateText } from '#ui/values.tsx'
import { daysAfter } from '#values/days.ts'
import { claimOfDay } from '../../claims/queries.ts'
import { ClaimOfDay } from '../../claims/ui/claim-of-day.tsx'
import { sheetStates, sheetTones } from '../day-sheet.ts'
import { pagesAhead } from '../phone/ahead.ts'
import { openDayOnPhone, writeDayOnPhone } from '../phone/day-page.ts'
import { sheetOfDay } from '../queries.ts'
import { DayForm, SignForm } from '../ui/day-form.tsx'
import { JudgeSheet } from '../ui/judge-sheet.tsx'
import { KeptPictures } from '../ui/kept-pictures.tsx'
import { WrittenSheet } from '../ui/written.tsx'
import { approveSheets } from '../use-cases/approve-sheets.ts'
import { disputeSheet, settleSheet } from '../use-cases/dispute-sheet.ts'
import { recordSheet } from '../use-cases/record-sheet.ts'
import { removeDayPicture } from '../use-cases/remove-day-picture.ts'
import { signSheet } from '../use-cases/sign-sheet.ts'
import type { Route } from './+types/back-office-day-sheet'

export const loader = page(may.recordSheets, async (ctx, { params, query }) => {
  const shown = await sheetOfDay(ctx, { lineId: params.lineId, day: params.day })
  if (!shown) throw data('لا كشف لهذه المعدّة في هذا اليوم.', { status: 404, statusText: 'Not Found' })
  const damage = shown.sheet?.brokenBy === 'hirer' ? await claimOfDay(ctx, shown) : null
  const asked = { asBefore: query.get('as') === 'before', act: query.get('act') }
  return { shown, damage, ...asked, seesHire: ctx.actor.may(may.viewHires), stamp: phoneStamp(ctx, shown.sheet?.version ?? 0) }
})

/** Without a network the phone answers for the office. */
export const clientLoader = Object.assign(({ serverLoader, url }: Route.ClientLoaderArgs) => openDayOnPhone(serverLoader, url), {
  hydrate: true as const,
})

export const clientAction = (sent: Route.ClientActionArgs) => writeDayOnPhone(sent)

const back = (said: string) => (done: { lineId: string; day: string }) => saying(said, sheetPath(done.lineId, done.day))

export const action = submitOneOf({
  record: submit(recordSheet, back('حُفظ الكشف، ويوقّعه ممثل الموقع')),
  'remove-picture': submit(removeDayPicture, back('حُذفت الصورة')),
  sign: submit(signSheet, back('وُقّع الكشف')),
  approve: submit(approveSheets, ({ id }) => saying('اعتُمد الكشف', hirePath(id))),
  dispute: submit(disputeSheet, ({ id }) => saying('سُجّل الاعتراض، والكشف خارج الفاتورة حتى يُسوّى', hirePath(id))),
  settle: submit(settleSheet, ({ id }) => saying('سُوّي الكشف واعتُمد', hirePath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `كشف ${loaderData?.shown.code ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.shown.code ?? '' }

export default function DaySheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, damage, asBefore, seesHire, stamp } = loaderData
  const onPhone = 'onPhone' in loaderData ? loaderData.onPhone : null
  const refused = onPhone?.phone.refused
  const act = actionData ? loaderData.act : (refused?.act ?? loaderData.act)
  const reply = actionData ?? refused?.reply
  const { sheet } = shown
  const isReached = onPhone !== null && !onPhone.phone.isKept
  usePagesAhead(isReached ? [sheetsPath, ...pagesAhead([shown])] : [], `${stamp.readAt}`)
  const next = shown.day < shown.today && daysAfter(shown.day, 1)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            {shown.terms.kind} <Code>{shown.code}</Code>
          </h1>
          <p className="muted sm">
            <DateText at={shown.day} weekday /> · <bdi>{shown.site}</bdi>{' '}
            {sheet && <Badge tone={sheetTones[sheet.state]}>{sheetStates[sheet.state]}</Badge>}
          </p>
        </div>
        <div className="acts">
          <Link
            className={buttonLook({ variant: 'ghost', size: 'small' })}
            to={sheetPath(shown.lineId, daysAfter(shown.day, -1))}
            reloadDocument
          >
            اليوم السابق
          </Link>
          {next && (
            <Link className={buttonLook({ variant: 'ghost', size: 'small' })} to={sheetPath(shown.lineId, next)} reloadDocument>
              اليوم التالي
            </Link>
          )}
          {seesHire ? (
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={hirePath(shown.contractId)}>
              العقد <Code>{shown.number}</Code>
            </Link>
          ) : (
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={sheetsPath} reloadDocument>
              كشوفي
            </Link>
          )}
        </div>
      </div>
      <div className="stack narrow-form">
        {damage && <ClaimOfDay found={damage} contractId={shown.contractId} segmentId={shown.segmentId} day={shown.day} />}
        {onPhone && <PhoneHead {...onPhone} version={stamp.version} />}
        {sheet && (sheet.state !== 'open' || onPhone?.signature) ? (
          <>
            <WrittenSheet sheet={sheet} pictures={shown.pictures} />
            <JudgeSheet shown={shown} heard={(name) => (act === name ? reply : undefined)} />
          </>
        ) : (
          <>
            <DayForm
              key={`${shown.day} ${sheet?.version ?? 0} ${asBefore}`}
              shown={shown}
              asBefore={asBefore}
              reply={act === 'record' ? reply : undefined}
            />
            <KeptPictures shown={shown} reply={act === 'remove-picture' ? reply : undefined} />
            <SignForm shown={shown} reply={act === 'sign' ? reply : undefined} />
          </>
        )}
      </div>
    </>
  )
}
