import { FolderOpen, Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { FinanceFrame } from '#areas/finance/ui/finance-frame.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { movePath, movesPath } from '../cash-paths.ts'
import { cashMove } from '../move-queries.ts'
import { MoveActs } from '../ui/move-acts.tsx'
import { MoveBadge } from '../ui/move-badge.tsx'
import { confirmDeposit, receiveCash, returnWithdrawn, takeBack } from '../use-cases/settle-move.ts'
import type { Route } from './+types/back-office-cash-move'

export const loader = page(financePermissions.viewBoxes, async (ctx, { params, query }) => {
  const move = await cashMove(ctx, params.moveId)
  if (!move) throw data('لا يوجد هذا النقل.', { status: 404, statusText: 'Not Found' })
  return { move, act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, movePath(id))

export const action = submitOneOf({
  receive: submit(receiveCash, back('دخل النقد صندوقك')),
  confirm: submit(confirmDeposit, back('تأكد وصول النقد إلى البنك')),
  'take-back': submit(takeBack, back('عاد النقد إلى صندوقه')),
  'give-back': submit(returnWithdrawn, back('عاد النقد إلى البنك')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `نقل نقد ${loaderData?.move.number ?? ''} · التحالف` }]

export const handle = { above: { to: movesPath, label: 'نقل النقد' }, crumb: () => 'نقل' }

export default function CashMovePage({ loaderData: { move, act }, actionData }: Route.ComponentProps) {
  return (
    <FinanceFrame title="نقل النقد" action={<Papers {...move} />}>
      <div className="cols">
        <Summary {...move} />
        <MoveActs key={move.status} move={move} act={act} reply={actionData} />
      </div>
    </FinanceFrame>
  )
}

type Shown = Route.ComponentProps['loaderData']['move']

function Papers({ id, bank, fromBank, status }: Shown) {
  return (
    <>
      <Link to={`/admin/records/cash-move/${id}`} className={buttonLook({ variant: 'ghost', size: 'small' })}>
        <FolderOpen className="i i-sm" aria-hidden />
        الملاحظات والسجل
      </Link>
      {bank && status !== 'taken-back' && (
        <a
          href={`${movePath(id)}/pdf`}
          target="_blank"
          rel="noopener"
          className={buttonLook({ variant: 'outline', size: 'small' })}
        >
          <Printer className="i i-sm" aria-hidden />
          {fromBank ? 'أمر التحويل PDF' : 'قسيمة الإيداع PDF'}
        </a>
      )}
    </>
  )
}

function Summary({ number, amount, from, fromIban, to, iban, slip, status, by, movedAt, settler, settledAt }: Shown) {
  return (
    <Card
      title={
        <>
          {fromIban && iban ? 'تحويل' : 'نقل نقد'} <Num>{number}</Num>
        </>
      }
      actions={<MoveBadge status={status} />}
    >
      <dl className="told">
        <Told question="المبلغ">
          <Money amount={amount} />
        </Told>
        <Told question="من">
          {from} {fromIban && <Code>{fromIban}</Code>}
        </Told>
        <Told question="إلى">
          {to} {iban && <Code>{iban}</Code>}
        </Told>
        {slip && (
          <Told question={fromIban && iban ? 'مرجع البنك' : 'رقم قسيمة البنك'}>
            <Code>{slip}</Code>
          </Told>
        )}
        <Told question="نقله">
          {by}، <DateText at={movedAt} time />
        </Told>
        {settler && settledAt && (
          <Told question={status === 'arrived' ? 'أكّد وصوله' : 'أعاده'}>
            {settler}، <DateText at={settledAt} time />
          </Told>
        )}
      </dl>
    </Card>
  )
}
