import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { branches } from '#areas/company/public.ts'
import { importOpening, viewOpenings } from '#areas/finance/public-openings.ts'
import { JournalLink } from '#areas/finance/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ImportColumns } from '#ui/import-columns.tsx'
import { ImportFaults } from '#ui/import-faults.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { importsPath } from '../addresses.ts'
import type { CheckOpeningForm } from '../inputs.ts'
import { type ImportStanding, openingStatusWords, whyNotSent } from '../opening.ts'
import { openingKinds, tableOf } from '../opening-kinds.ts'
import { openingImport } from '../opening-queries.ts'
import { OpenedItems } from '../ui/opened-items.tsx'
import { UndoItem } from '../ui/undo-item.tsx'
import { askUndoOpening } from '../use-cases/ask-undo.ts'
import { checkOpening } from '../use-cases/check-opening.ts'
import { leaveOpening } from '../use-cases/leave-opening.ts'
import { sendOpening } from '../use-cases/send-opening.ts'
import type { Route } from './+types/back-office-opening'

export const meta = () => [{ title: 'أرصدة افتتاحية · التحالف' }]

export const handle = { crumb: () => 'أرصدة افتتاحية' }

const shownFaults = 100

export const loader = page(viewOpenings, async (ctx, { params, query }) => {
  const found = await openingImport(ctx, params.importId)
  if (!found) throw data('لا يوجد هذا الملف.', { status: 404, statusText: 'Not Found' })
  const { rows, faults, ...rest } = found
  const faulty = new Set(faults.map(({ row }) => row)).size
  return {
    ...rest,
    branches: (await branches(ctx)).map(({ id, nameAr }) => [id, nameAr] as const),
    ...{ act: query.get('act'), count: rows.length, sample: rows[0]?.cells ?? [], today: dayOf(ctx.now()) },
    mayImport: ctx.actor.may(importOpening),
    ...{ faulty, why: whyNotSent({ ...rest, faulty }), faults: faults.slice(0, shownFaults) },
  }
})

export const action = submitOneOf({
  check: submit(checkOpening, ({ importId }) => saying('فُحص الملف.', `/admin/finance/opening/${importId}`)),
  send: submit(sendOpening, ({ approvalId }) =>
    saying('أُرسلت الأرصدة للاعتماد، وتُرحَّل حين تُعتمد', `/admin/approvals/${approvalId}`),
  ),
  undo: submit(askUndoOpening, ({ approvalId }) =>
    saying('أُرسل العكس للاعتماد، ويُعكس حين يُعتمد', `/admin/approvals/${approvalId}`),
  ),
  leave: submit(leaveOpening, () => saying('تُرك الملف، ولم يُرحَّل منه شيء.', '/admin/finance/opening')),
})

type Shown = Route.ComponentProps['loaderData']

const toneOf = (standing: ImportStanding) => (standing === 'posted' ? 'success' : standing === 'reversed' ? 'muted' : 'info')

export default function OpeningPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { kind, fileName, status, standing, act, isOwn, items, mayImport } = shown
  const isOpen = mayImport && isOwn && status !== 'posted' && status !== 'left'
  return (
    <>
      <div className="page-h">
        <div>
          <h1>أرصدة افتتاحية</h1>
          <p className="muted sm">
            {openingKinds[kind]} · <bdi>{fileName}</bdi>
          </p>
        </div>
        <Badge tone={toneOf(standing)}>{openingStatusWords[standing]}</Badge>
      </div>
      <Unheard reply={reply} />
      {status !== 'uploaded' && status !== 'left' && (
        <Checked shown={shown} isOpen={isOpen} reply={act === 'send' ? reply : undefined} />
      )}
      <OpenedItems items={items} />
      {mayImport && <UndoItem items={items} reply={act === 'undo' ? reply : undefined} />}
      {isOpen && <Check shown={shown} reply={act === 'check' ? reply : undefined} />}
      {isOpen && (
        <PostForm action="?act=leave" className="">
          <SubmitButton variant="danger-ghost">اترك هذا الملف</SubmitButton>
        </PostForm>
      )}
    </>
  )
}

function Check({ shown, reply }: { shown: Shown; reply: Reply | undefined }) {
  const field = fieldsOf<CheckOpeningForm>(reply)
  const { fields, words, needs } = tableOf(shown.kind)
  return (
    <Card title="ما معنى كل عمود؟">
      <PostForm action="?act=check" reply={reply} before="الفحص">
        <DateField {...field('day', shown.day ?? undefined)} label="تاريخ الأرصدة" max={shown.today} required />
        {shown.kind !== 'balances' && shown.kind !== 'bills' && shown.branches.length > 1 && (
          <SelectField
            {...field('branchId', shown.branchId ?? undefined)}
            label="فرع من لا فرع له"
            help="لمن لا فرع في سجله ولم يُكتب فرعه في صفه."
            options={shown.branches}
            optional
          />
        )}
        <ImportColumns {...shown} fields={fields} labels={words} needed={needs.map(([name]) => name)} reply={reply} />
        <div>
          <SubmitButton>افحص دون ترحيل</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

/** What would come of it: the button is there only when all of it can be posted. */
function Checked({ shown, isOpen, reply }: { shown: Shown; isOpen: boolean; reply: Reply | undefined }) {
  const { id, status, standing, isOwn, faults, why } = shown
  return (
    <Card title="نتيجة الفحص">
      <div className="stack">
        <Sums {...shown} />
        {faults.length > 0 && <ImportFaults faults={faults} file={`/admin/finance/opening/${id}/faults`} />}
        {status !== 'posted' && why && <p className="help">{why}</p>}
        {standing === 'reversed' && isOwn && (
          <p className="help">
            لم يبق من هذا الملف شيء في الدفاتر.{' '}
            <Link className="link" to={importsPath}>
              ارفعه من جديد
            </Link>
            ، مصححًا أو كما هو.
          </p>
        )}
        {isOpen && status === 'checked' && !why && (
          <PostForm action="?act=send" reply={reply} before="الإرسال">
            <div>
              <SubmitButton>أرسلها للاعتماد</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}

function Sums({ kind, count, good, faulty, debits, credits, day, by, postedAs, reversedBy, requestPath }: Shown) {
  const isList = kind === 'balances'
  return (
    <dl className="kv">
      <Fact title="رفعه">{by}</Fact>
      <Fact title="تاريخ الأرصدة">{day && <DateText at={day} />}</Fact>
      <Fact title="صفوف الملف">
        <Num>{count}</Num>
      </Fact>
      <Fact title="تُرحَّل">
        <Num>{good}</Num>
      </Fact>
      <Fact title="تحتاج تصحيحًا">
        <Num>{faulty}</Num>
      </Fact>
      <Fact title={isList ? 'مجموع المدين' : 'المجموع'}>
        <Money amount={debits} />
      </Fact>
      {isList && (
        <Fact title="مجموع الدائن">
          <Money amount={credits} />
        </Fact>
      )}
      {isList && debits !== credits && (
        <Fact title="الفرق">
          <Money amount={debits - credits} />
        </Fact>
      )}
      {requestPath && (
        <Fact title="طلب الاعتماد">
          <Link className="link" to={requestPath}>
            افتح الطلب
          </Link>
        </Fact>
      )}
      {postedAs !== null && (
        <Fact title="القيد">
          <JournalLink number={postedAs} />
        </Fact>
      )}
      {reversedBy !== null && (
        <Fact title="عكسه القيد">
          <JournalLink number={reversedBy} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
