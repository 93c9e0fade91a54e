import { FormId } from '#areas/finance/ui/paper-fields.tsx'
import { pageIn } from '#values/pages.ts'
import '#ui/styles/cashier.css'
import { Link } from 'react-router'
import { newPayoutPath } from '#areas/finance/addresses.ts'
import { chequesAddress } from '#areas/finance/cheques/cheque-asked.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { inRials } from '#values/money.ts'
import { counter } from '../cashier-queries.ts'
import { chosenAtOnce } from '../due.ts'
import { cashierPath, parkedPath } from '../parked-paths.ts'
import { cameFrom, receiptPath } from '../receipt-asked.ts'
import { AgeingBar } from '../ui/ageing-bar.tsx'
import { DueRows } from '../ui/due-rows.tsx'
import { NoCash } from '../ui/no-cash.tsx'
import { ParkedList } from '../ui/parked-list.tsx'
import { Payer } from '../ui/payer.tsx'
import { useTill } from '../ui/till.ts'
import { Finder, Results } from '../ui/till-find.tsx'
import { tillKeys } from '../ui/till-keys.ts'
import { TillPayment } from '../ui/till-payment.tsx'
import { allocatePayment } from '../use-cases/allocate-payment.ts'
import { receivePayment, type Taken } from '../use-cases/receive-payment.ts'
import type { Route } from './+types/back-office-cashier'

export const meta = () => [{ title: 'الكاشير · التحالف' }]

export const handle = { crumb: () => 'الكاشير' }

export const loader = page(financePermissions.receivePayments, async (ctx, { query }) => {
  const q = (query.get('q') ?? '').trim().slice(0, 80)
  return {
    q,
    from: cameFrom(query),
    mayRefund: ctx.actor.may(financePermissions.preparePayouts),
    mayKeep: ctx.actor.may(financePermissions.keepBoxes),
    maySetApart: ctx.actor.may(financePermissions.reverseReceipts),
    ...(await counter(ctx, { q, ...askedAtCounter(query) })),
  }
})

const askedAtCounter = (query: URLSearchParams) => ({
  ...{ party: query.get('party') ?? '', parked: query.get('parked') ?? '' },
  page: pageIn(query, 4_000),
})

/** To the receipt; where only a cheque came, to its list. */
function done({ id, number, list }: Taken, { query }: { query: URLSearchParams }) {
  if (!number) return saying(`دخل الشيك الحافظة في البيان ${list}`, chequesAddress({ q: list ?? '' }))
  return saying(
    list ? `صدر السند ${number}، ودخل الشيك الحافظة في البيان ${list}` : `صدر السند ${number}`,
    addressWith(receiptPath(id), { from: cameFrom(query) }),
  )
}

export const action = submitOneOf({
  receive: submit(receivePayment, done),
  'use-credit': submit(allocatePayment, ({ partyId, amount }) =>
    saying(`سُدّد ${inRials(amount)} من رصيده`, `${cashierPath}?party=${partyId}`),
  ),
})

type Shown = Route.ComponentProps['loaderData']

export default function CashierPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, found, parked, payer, session, mayKeep } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>الكاشير</h1>
          <p className="muted sm">
            {session ? (
              <>
                {session.name}
                {session.openedAt && (
                  <>
                    {' · فُتح '}
                    <DateText at={session.openedAt} time />
                  </>
                )}
              </>
            ) : (
              'لا وردية مفتوحة لك. تقبض بالبطاقة والتحويل، ولا تقبض نقدًا.'
            )}
          </p>
        </div>
        <div className="acts">
          <Link className={buttonLook({ variant: 'ghost', size: 'small' })} to={parkedPath}>
            الدفعات المعلّقة
          </Link>
          {mayKeep && (
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to="/admin/finance/boxes/mine">
              {session ? 'عُدّ وأغلق' : 'افتح وردية'}
            </Link>
          )}
        </div>
      </div>
      {payer ? (
        <Till
          key={`${payer.id} ${loaderData.dues.map(({ id, open }) => id + open).join()}`}
          {...loaderData}
          payer={payer}
          reply={reply ?? (loaderData.typed ? { fields: {}, problem: null, typed: loaderData.typed } : undefined)}
        />
      ) : (
        <div className="till-alone">
          <Finder q={q} />
          {q && <Results found={found} />}
          <ParkedList parked={parked} />
        </div>
      )}
    </>
  )
}

type TillProps = Shown & { payer: NonNullable<Shown['payer']>; reply: Reply | undefined }

function Till({
  q,
  from,
  payer,
  dues,
  today,
  coin,
  owed,
  at,
  credit,
  free,
  session,
  takers,
  mayKeep,
  banks,
  accounts,
  takesCheques,
  maySetApart,
  formId,
  mayRefund,
  reply,
}: TillProps) {
  const takesCash = session?.takesCash ?? false
  const till = useTill({ dues, today, coin, takesCash, typed: reply?.typed })
  const chooseDue = () => till.chooseAll(chosenAtOnce(dues, today).dues)
  const to = (act: string) => addressWith('', { act, party: payer.id, from, page: at })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the counter work wherever on it one is; all of them have a visible control
    <div onKeyDown={(event) => tillKeys(event, chooseDue)}>
      <Finder q={q} />
      <PostForm
        action={to('receive')}
        reply={reply}
        className="till till-pay"
        before="السداد"
        // The sums beside the dues are told apart by their places, which a list read anew may have changed.
        defaultShouldRevalidate={false}
      >
        <FormId reply={reply} formId={formId} />
        <input type="hidden" name="partyId" value={payer.id} />
        <input type="hidden" name="page" value={at} />
        <div className="stack">
          <Card>
            <Payer {...payer} />
            {credit > 0n && (
              <Alert>
                رصيد دائن له لم يُوزَّع بعد: <Money amount={credit} />
                {free < credit && (
                  <>
                    ، منه في طلب لم يتم <Money amount={credit - free} />
                  </>
                )}
                {mayRefund && (
                  <>
                    {' · '}
                    <Link className="link" to={newPayoutPath(payer.id)}>
                      ردّ رصيده
                    </Link>
                  </>
                )}
              </Alert>
            )}
            <AgeingBar sums={owed.ages} />
            {owed.covered > 0n && (
              <p className="sm muted">
                مغطى بشيكات لم تُحصَّل: <Money amount={owed.covered} />
              </p>
            )}
          </Card>
          {dues.length > 0 ? (
            <DueRows
              {...{ dues, today, till, reply, at, count: owed.count }}
              toPage={(page) => `?party=${payer.id}&page=${page}`}
            />
          ) : (
            <Card>
              <Empty title="لا مستحق عليه">ما تقبضه الآن يبقى رصيدًا دائنًا له، ويُوزَّع على ما يستحق بعده.</Empty>
            </Card>
          )}
        </div>
        <TillPayment
          {...{ till, reply, banks, accounts, takesCheques, maySetApart, takesCash }}
          owed={owed.owed}
          credit={{ free, address: to('use-credit'), isAhead: dues.every(({ dueOn }) => dueOn > today) }}
          noCash={!takesCash && <NoCash {...{ session, takers, mayKeep }} />}
        />
      </PostForm>
    </div>
  )
}
