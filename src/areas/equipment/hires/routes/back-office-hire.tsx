import { data } from 'react-router'
import { hireContractPath, hirePath, hiresPath, machineSheetPath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { asDocument, page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Seen } from '#ui/form/seen.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code, DateRange } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { CycleCard } from '../../billing/ui/cycle-card.tsx'
import { billCycle } from '../../billing/use-cases/bill-cycle.ts'
import { hireClaims } from '../../claims/queries.ts'
import { HireClaims } from '../../claims/ui/hire-claims.tsx'
import { beginHireSheet } from '../../hand-overs/use-cases/begin-machine-sheet.ts'
import { PoolsCard } from '../../pools/ui/pools-card.tsx'
import { returnToPool } from '../../pools/use-cases/return-pool.ts'
import { settleDifference } from '../../pools/use-cases/settle-difference.ts'
import { takeFromPool } from '../../pools/use-cases/take-pool.ts'
import { approveSheets } from '../../sheets/use-cases/approve-sheets.ts'
import { hireKind, hireTones, stageInWords } from '../hire.ts'
import { hirePage, type HirePage as Shown } from '../hire-page.ts'
import { HireCycles, HireSite, HireSum, HireTerms } from '../ui/hire-about.tsx'
import { HireDiscount } from '../ui/hire-discount.tsx'
import { HireFigures } from '../ui/hire-figures.tsx'
import { HireSigning } from '../ui/hire-signing.tsx'
import { LineCard } from '../ui/line-card.tsx'
import { LineFields } from '../ui/line-fields.tsx'
import { AddPoolLine, PoolLines } from '../ui/pool-lines.tsx'
import { SheetGrid } from '../ui/sheet-grid.tsx'
import { SiteFields } from '../ui/site-fields.tsx'
import { addLine, changeHire, strikeLine } from '../use-cases/change-hire.ts'
import { quoteImplement, strikeImplement } from '../use-cases/change-implements.ts'
import { addPoolLine, strikePoolLine } from '../use-cases/change-pool-lines.ts'
import { discountHire } from '../use-cases/discount-hire.ts'
import { dispatchMachine } from '../use-cases/dispatch-machine.ts'
import { askOffHire, takeMachineBack } from '../use-cases/end-line.ts'
import { exchangeMachine } from '../use-cases/exchange-machine.ts'
import { extendHire } from '../use-cases/extend-hire.ts'
import { giveUpLine, giveUpPools } from '../use-cases/give-up-line.ts'
import { activateHire, askHirerCode, cancelHire, sendHire, signHire, takeHireBack } from '../use-cases/sign-hire.ts'
import type { Route } from './+types/back-office-hire'

export const loader = page(may.viewHires, async (ctx, { params, query }) => {
  const shown = await hirePage(ctx, params.contractId, query)
  if (!shown) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  const parts = await recordParts(ctx, { kind: hireKind, recordId: shown.one.id, mayEdit: shown.one.may.quote })
  return {
    ...shown,
    parts,
    claims: await hireClaims(ctx, shown.one.id),
    opensSheets: ctx.actor.may(may.recordSheets),
    act: query.get('act'),
    line: query.get('line'),
    tab: query.get('tab'),
  }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, hirePath(id))

export const action = submitOneOf({
  change: submit(changeHire, back('صُحّح العرض')),
  'add-line': submit(addLine, back('أُضيفت المعدّة إلى العرض')),
  'strike-line': submit(strikeLine, back('حُذفت المعدّة من العرض')),
  discount: submit(discountHire, ({ id, waits }) => saying(waits ? 'طُلب اعتماد الخصم' : 'تغيّر الخصم', hirePath(id))),
  'add-pool': submit(addPoolLine, back('أُضيفت السقالات إلى العرض')),
  'strike-pool': submit(strikePoolLine, back('حُذفت السقالات من العرض')),
  'add-implement': submit(quoteImplement, back('أُضيفت الأداة إلى العرض')),
  'strike-implement': submit(strikeImplement, back('حُذفت الأداة من العرض')),
  send: submit(sendHire, back('أُرسل العرض إلى العميل')),
  'take-back': submit(takeHireBack, back('استُعيد العرض')),
  code: submit(askHirerCode, back('أُرسل الرمز إلى العميل')),
  sign: submit(signHire, back('قُبل العرض')),
  activate: submit(activateHire, back('سرى العقد')),
  cancel: submit(cancelHire, () => saying('أُلغي العرض', hiresPath)),
  dispatch: submit(dispatchMachine, back('أُرسلت المعدّة')),
  'give-up-pools': submit(giveUpPools, back('لن تُخرج السقالات')),
  'give-up': submit(giveUpLine, back('لن تُرسل هذه المعدّة')),
  off: submit(askOffHire, back('سُجّل إنهاء التأجير')),
  extend: submit(extendHire, back('مُدّد التأجير')),
  exchange: submit(exchangeMachine, back('استُبدلت المعدّة')),
  back: submit(takeMachineBack, back('سُجّلت الإعادة')),
  sheet: submit(beginHireSheet, ({ id }) => asDocument(saying('فُتح المحضر', machineSheetPath(id)))),
  'take-pool': submit(takeFromPool, back('سُجّل الإخراج')),
  'return-pool': submit(returnToPool, back('سُجّلت الإعادة')),
  'settle-difference': submit(settleDifference, back('حُسب الناقص كما اتُّفق')),
  approve: submit(approveSheets, ({ id, approved }) => saying(`اعتُمد ${howMany(approved, 'timesheet')}`, hirePath(id))),
  bill: submit(billCycle, back('صدرت الفاتورة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `عقد ${loaderData?.one.number ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: Route.ComponentProps['loaderData'] | undefined) => loaderData?.one.number ?? '' }

export default function HirePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { one, cycle, grid, pools, kinds, tools, poolsToQuote, parts, claims, opensSheets, act, line, tab } = loaderData
  const heard = (name: string) => ((line ? `${act}-${line}` : act) === name ? reply : undefined)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            {one.stage === 'quoted' || one.stage === 'sent' ? 'عرض سعر' : 'عقد تأجير معدات'} <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <Badge tone={hireTones[one.stage]}>{stageInWords(one)}</Badge> <bdi>{one.name}</bdi> · <bdi>{one.site}</bdi> ·{' '}
            <DateRange from={one.startsOn} until={one.endsOn} />
          </p>
        </div>
        <div className="acts">
          <PaperLink to={hireContractPath(one.id)}>{one.stage === 'quoted' ? 'اطبع العرض' : 'اطبع العقد'}</PaperLink>
        </div>
      </div>
      <div className="stack">
        {cycle && grid && <HireFigures one={one} cycle={cycle} />}
        {grid && grid.rows.length > 0 && <SheetGrid contractId={one.id} {...{ grid, opensSheets }} reply={heard('approve')} />}
        <div className="cols">
          <div className="stack">
            {cycle && (cycle.isDue || one.stage === 'out') && (
              <CycleCard contractId={one.id} {...{ cycle, opensSheets }} mayBill={one.may.bill} reply={heard('bill')} />
            )}
            {one.lines.map((each) => (
              <LineCard key={each.id} one={one} line={each} tools={tools} heard={heard} />
            ))}
            <PoolLines one={one} taken={pools.held.map(({ poolId }) => poolId)} heard={heard} />
            <PoolsCard one={one} pools={pools} heard={heard} />
            {poolsToQuote.length > 0 && <AddPoolLine one={one} choices={poolsToQuote} reply={heard('add-pool')} />}
            {kinds.length > 0 && <MoreLines one={one} kinds={kinds} reply={heard('add-line')} />}
          </div>
          <div className="stack">
            <HireSigning one={one} heard={heard} />
            <HireSum one={one}>
              <HireDiscount one={one} reply={heard('discount')} />
            </HireSum>
            <HireCycles one={one} />
            {claims && <HireClaims shown={claims} />}
            <HireSite one={one} />
            <HireTerms one={one} />
            {one.stage === 'quoted' && one.may.quote && <ChangeSite one={one} reply={heard('change')} />}
          </div>
        </div>
      </div>
      <RecordTabs parts={parts} path={hirePath(one.id)} tab={tab} />
    </>
  )
}

type FormProps = { one: Shown['one']; reply: Reply | undefined }

const MoreLines = ({ one, kinds, reply }: FormProps & Pick<Shown, 'kinds'>) => (
  <Card title="أضف معدّة">
    <PostForm action={`${hirePath(one.id)}?act=add-line`} reply={reply} part="add-line" before="الإضافة">
      <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : one.formId} />
      <LineFields reply={reply} kinds={kinds} days={{ from: one.startsOn, until: one.endsOn }} />
      <div>
        <SubmitButton variant="outline">أضف إلى العرض</SubmitButton>
      </div>
    </PostForm>
  </Card>
)

const ChangeSite = ({ one, reply }: FormProps) => (
  <details className="act-form" open={reply !== undefined}>
    <summary className="btn btn-outline btn-sm">صحّح الموقع</summary>
    <PostForm action={`${hirePath(one.id)}?act=change`} reply={reply} part="change" before="الحفظ">
      <Seen of={one.version} reply={reply} />
      <SiteFields reply={reply} kept={one} />
      <div>
        <SubmitButton variant="outline">احفظ الموقع</SubmitButton>
      </div>
    </PostForm>
  </details>
)
