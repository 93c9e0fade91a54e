import type { ReactNode } from 'react'
import { data, Form, Link } from 'react-router'
import { bankAccountOf } from '#areas/finance/cash/bank-account.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { leafAddress } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { unseenEntries } from '../entries.ts'
import type { ReconcileForm } from '../inputs.ts'
import { accountPath } from '../line.ts'
import { linesAddress, readLinesAsked } from '../line-asked.ts'
import { standingOn, whyNotLocked } from '../reconciliation.ts'
import { olderUnseen } from '../unshown.ts'
import { reconcile } from '../use-cases/reconcile.ts'
import type { Route } from './+types/back-office-reconciliation'

export const loader = page(financePermissions.viewBankLines, async (ctx, { params, query }) => {
  const account = isUuid(params.accountId) ? await bankAccountOf(ctx, params.accountId) : null
  if (!account) throw data('لا يوجد هذا الحساب.', { status: 404, statusText: 'Not Found' })
  const latest = daysAfter(dayOf(ctx.now()), -1)
  const { to } = readLinesAsked(new URLSearchParams({ to: query.get('until') ?? '' }))
  const until = to && to <= latest ? to : latest
  const standing = await standingOn(ctx, account, until)
  const unseen = standing ? await unseenEntries(ctx, account, { until }) : []
  return {
    ...{ account, until, latest, standing, unseen: unseen.slice(0, 50), why: standing && whyNotNow(account, standing, until) },
    older: standing ? (await olderUnseen(ctx, account, until)).length : 0,
    opensBooks: ctx.actor.may(financePermissions.viewBooks),
    mayLock: ctx.actor.may(financePermissions.lockPeriods),
  }
})

function whyNotNow({ lockedTo }: { lockedTo: string | null }, standing: Parameters<typeof whyNotLocked>[0], until: string) {
  return lockedTo && until <= lockedTo ? `أُقفلت المطابقة حتى ${dayInWords(lockedTo)}. اختر يومًا بعده.` : whyNotLocked(standing)
}

export const action = submit(reconcile, ({ accountId }) => saying('أُقفلت مطابقة الحساب', accountPath(accountId)))

export const meta = () => [{ title: 'رصيد البنك ورصيد الدفاتر · التحالف' }]

export const handle = { above: { to: '/admin/finance/banks', label: 'كشوف البنوك' }, crumb: () => 'رصيد البنك ورصيد الدفاتر' }

type Shown = Route.ComponentProps['loaderData']

export default function ReconciliationPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { account, until, standing, why, mayLock } = shown
  return (
    <>
      <div className="page-h">
        <div>
          <h1>رصيد البنك ورصيد الدفاتر</h1>
          <p className="muted sm">
            <Link className="link" to={accountPath(account.id)}>
              <bdi>{account.bank}</bdi>
            </Link>
            {' · حتى '}
            <DateText at={until} />
          </p>
        </div>
      </div>
      {standing ? (
        <div className="cols">
          <div className="stack">
            <Explained {...shown} standing={standing} />
            <Unseen unseen={shown.unseen} />
          </div>
          {mayLock && <Lock key={until} shown={shown} why={why} reply={reply} />}
        </div>
      ) : (
        <Card>
          <Empty title="لا كشف حتى هذا اليوم">ارفع كشف البنك أولًا.</Empty>
        </Card>
      )}
    </>
  )
}

const waitingPath = (accountId: string, until: string) =>
  linesAddress(accountId, { q: '', status: 'new', way: '', from: '', to: until, page: 1 })

function Explained({ account, until, standing, opensBooks }: Shown & { standing: NonNullable<Shown['standing']> }) {
  const { stated, added, booked, before, unmatched, unseen } = standing
  const waiting = waitingPath(account.id, until)
  return (
    <Card title="ما الذي بينهما">
      <dl className="told">
        <Sum title="رصيد كشف البنك" amount={stated ?? added} />
        {stated !== null && stated !== added && <Sum title="ما توصل إليه الأسطر المحفوظة" amount={added} />}
        <Sum title={<OpenLink to={opensBooks && leafAddress(bankLeaf(account), until)}>رصيد الدفاتر</OpenLink>} amount={booked} />
        <Sum title="الفرق" amount={added - booked} />
        {before !== 0n && <Sum title="منه: قبل أول سطر في الكشوف" amount={before} />}
        {unmatched !== 0n && (
          <Sum
            title={
              <Link className="link" to={waiting}>
                منه: أسطر ليست في الدفاتر بعد
              </Link>
            }
            amount={unmatched}
          />
        )}
        {unseen !== 0n && <Sum title="منه: حركات في الدفاتر لم يُظهرها البنك" amount={-unseen} />}
      </dl>
    </Card>
  )
}

const Sum = ({ title, amount }: { title: ReactNode; amount: bigint }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
)

function Unseen({ unseen }: Pick<Shown, 'unseen'>) {
  if (unseen.length === 0) return null
  return (
    <Card title="لم يُظهرها البنك بعد">
      <ul className="lines">
        {unseen.map(({ id, memo, day, amount }) => (
          <li key={String(id)}>
            <span className="grow">
              <Sentence>{memo}</Sentence>
              <span className="block muted sm">
                <DateText at={day} />
              </span>
            </span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type LockProps = { shown: Shown; why: string | null; reply: Reply | undefined }

/** The day is chosen first and the page says what stands between the balances until then; what is not explained is not locked. */
function Lock({ shown: { account, until, latest, standing, older }, why, reply }: LockProps) {
  const field = fieldsOf<ReconcileForm>(reply)
  return (
    <Card title="أقفل المطابقة">
      <div className="stack">
        <Form className="stack">
          <DateField {...field('until', until)} label="حتى نهاية" max={latest} required />
          <div>
            <button type="submit" className={buttonLook({ variant: 'outline' })}>
              اعرض حتى هذا اليوم
            </button>
          </div>
        </Form>
        <PostForm reply={reply} before="الإقفال">
          <input type="hidden" name="until" value={until} />
          <Field
            {...field('stated')}
            label="رصيد الكشف في ذلك اليوم"
            help="كما هو مكتوب في كشف البنك."
            dir="ltr"
            inputMode="decimal"
            required
          />
          {older > 0 && (
            <Field
              {...field('explained')}
              label="لماذا بقي ما لم يُظهره البنك"
              help={`الحركات الأقدم من هذه الأسطر: ${older}`}
              maxLength={300}
              required
            />
          )}
          <div>
            <SubmitButton reason={why ?? false}>أقفل المطابقة</SubmitButton>
          </div>
          {Boolean(standing?.waiting) && (
            <p className="sm">
              <Link className="link" to={waitingPath(account.id, until)}>
                افتح الأسطر التي لم تُطابق
              </Link>
            </p>
          )}
        </PostForm>
      </div>
    </Card>
  )
}
