import { Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code, Money } from '#ui/values.tsx'
import { actsOn } from '../acts-on.ts'
import { lastBounce } from '../bounce-paper.ts'
import { chequeCan } from '../cheque.ts'
import { chequeListPath, chequePath, chequesPath, newChequesPath, slipPath } from '../cheque-asked.ts'
import { cheque } from '../cheque-detail.ts'
import { chequeKind } from '../cheque-record.ts'
import { ChequeAbout } from '../ui/cheque-about.tsx'
import { ChequeActs, isHeard } from '../ui/cheque-acts.tsx'
import { Covers, Steps } from '../ui/cheque-parts.tsx'
import { bounceCheque } from '../use-cases/bounce-cheque.ts'
import { clearCheque } from '../use-cases/clear-cheque.ts'
import { coverCharges } from '../use-cases/cover-charges.ts'
import { redepositCheque } from '../use-cases/deposit-cheques.ts'
import { escalateCheque, returnCheque, settleChequeOtherwise } from '../use-cases/leave-vault.ts'
import { unbounceCheque } from '../use-cases/unbounce-cheque.ts'
import { unclearCheque } from '../use-cases/unclear-cheque.ts'
import type { Route } from './+types/back-office-cheque'

export const loader = page(may.viewCheques, async (ctx, { params, query }) => {
  const one = await cheque(ctx, params.chequeId)
  if (!one) throw data('لا يوجد هذا الشيك.', { status: 404, statusText: 'Not Found' })
  const mayKeep = reaches(ctx.actor, may.keepCheques, { branchId: one.branchId })
  const [customer, parts] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: chequeKind, recordId: one.id, mayEdit: mayKeep }),
  ])
  return {
    cheque: one,
    customer: customer && { path: customer.path },
    parts,
    tab: query.get('tab'),
    books: ctx.actor.may(may.viewBooks),
    act: query.get('act'),
    mayReplace: mayKeep && chequeCan.replace(one),
    cameBack: lastBounce(one) !== null,
    acts: await actsOn(ctx, one),
  }
})

const said =
  (text: (number: string) => string) =>
  ({ id, number }: { id: string; number: string }) =>
    saying(text(number), chequePath(id))

export const action = submitOneOf({
  clear: submit(clearCheque, ({ receipts }) => saying(`حُصّل الشيك وصدر السند ${receipts[0]}`, chequesPath)),
  bounce: submit(
    bounceCheque,
    said((number) => `ارتجع الشيك ${number}، ولا يغطي شيئًا بعد الآن. فُتحت مهمة للمحصّل`),
  ),
  unclear: submit(
    unclearCheque,
    said((number) => `أُلغي تحصيل الشيك ${number} وعُكس سنده`),
  ),
  unbounce: submit(
    unbounceCheque,
    said((number) => `أُلغي ارتجاع الشيك ${number}، وهو لدى البنك كما كان`),
  ),
  redeposit: submit(redepositCheque, ({ id, number }) => saying(`أُعيد إيداع الشيك بالقسيمة ${number}`, slipPath(id))),
  return: submit(
    returnCheque,
    said((number) => `أُعيد الشيك ${number} إلى صاحبه`),
  ),
  settle: submit(
    settleChequeOtherwise,
    said((number) => `سُجّل سداد الشيك ${number} بطريقة أخرى`),
  ),
  escalate: submit(
    escalateCheque,
    said((number) => `أُحيل الشيك ${number} إلى إجراء قانوني`),
  ),
  cover: submit(
    coverCharges,
    said((number) => `حُفظ ما يغطيه الشيك ${number}`),
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `شيك ${loaderData?.cheque.number ?? ''} · التحالف` }]

export const handle = { above: { to: chequesPath, label: 'حافظة الشيكات' }, crumb: () => 'شيك' }

export default function ChequePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { cheque: one, customer, parts, tab, books, mayReplace, cameBack, acts, act } = loaderData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            شيك <Code>{one.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{one.bank}</bdi> · <bdi>{one.drawer}</bdi> · <Money amount={one.amount} />
          </p>
        </div>
        <div className="acts">
          {mayReplace && (
            <Link to={`${newChequesPath}?replaces=${one.id}`} className={buttonLook({ variant: 'outline' })}>
              استبدل الشيك
            </Link>
          )}
          {cameBack && (
            <a
              href={`${chequePath(one.id)}/bounce/pdf`}
              target="_blank"
              className={buttonLook({ variant: 'outline' })}
              rel="noopener"
            >
              <Printer className="i i-sm" aria-hidden />
              إخطار الارتجاع
            </a>
          )}
          <a
            href={`${chequeListPath(one.listId)}/pdf`}
            target="_blank"
            className={buttonLook({ variant: 'outline' })}
            rel="noopener"
          >
            <Printer className="i i-sm" aria-hidden />
            اطبع بيان الشيكات
          </a>
        </div>
      </div>
      {!isHeard(acts, act) && <Unheard reply={reply} />}
      <div className="cols">
        <div className="stack">
          <Covers {...one} />
          <Steps steps={one.steps} books={books} />
        </div>
        <div className="stack">
          <ChequeAbout cheque={one} customer={customer} />
          <ChequeActs key={one.status} cheque={one} acts={acts} act={act} reply={reply} />
        </div>
        <div className="cols-last">
          <RecordTabs parts={parts} path={chequePath(one.id)} tab={tab} />
        </div>
      </div>
    </>
  )
}
