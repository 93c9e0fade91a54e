import { Link } from 'react-router'
import { BuyerChoice } from '#areas/finance/invoices/ui/buyer-choice.tsx'
import { HeadFor } from '#areas/finance/invoices/ui/head-for.tsx'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Code } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { chequePath, chequesAddress, chequesPath } from '../cheque-asked.ts'
import { newCheques } from '../new-cheques.ts'
import { ChequesForm } from '../ui/cheques-form.tsx'
import { SeriesForm } from '../ui/series-form.tsx'
import { receiveCheques, replaceCheque } from '../use-cases/receive-cheques.ts'
import type { Route } from './+types/back-office-new-cheques'

export const meta = () => [{ title: 'تسجيل شيكات · التحالف' }]

export const handle = { above: { to: chequesPath, label: 'حافظة الشيكات' }, crumb: () => 'تسجيل شيكات' }

export const loader = page(financePermissions.keepCheques, async (ctx, { query }) => ({
  formId: ctx.newId(),
  ...(await newCheques(ctx, query)),
}))

const toList = ({ number, count }: { number: string; count: number }) =>
  saying(count > 0 ? `سُجّل البيان ${number}: ${howMany(count, 'cheque')}` : `سُجّل البيان ${number}`, chequesAddress({ q: number }))

export const action = submitOneOf({
  receive: submit(receiveCheques, toList),
  replace: submit(replaceCheque, toList),
})

export default function NewChequesPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { q, giver, found, replaced, begun, rows, dues, branches, formId } = loaderData
  return (
    <>
      <HeadFor title={replaced ? 'استبدال شيك' : 'تسجيل شيكات'} as="من" whom={giver}>
        {replaced && (
          <Link className="link" to={chequePath(replaced.id)}>
            بدل الشيك <Code>{replaced.number}</Code>
          </Link>
        )}
      </HeadFor>
      {giver ? (
        <div className="stack">
          <SeriesForm giver={giver.id} begun={begun} replaced={replaced} />
          <ChequesForm
            key={`${giver.id} ${JSON.stringify(begun)}`}
            {...{ giver, formId, begun, rows, dues, branches, replaced, reply }}
          />
        </div>
      ) : (
        <BuyerChoice q={q} found={found} title="من صاحب الشيكات؟" />
      )}
    </>
  )
}
