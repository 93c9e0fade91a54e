import { ownStatementPath } from '#areas/finance/payments-paths.ts'
import { NoRecord } from '#areas/finance/portal/ui/no-record.tsx'
import { PaymentsFrame } from '#areas/finance/portal/ui/payments-frame.tsx'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { buttonLook } from '#ui/button-look.ts'
import { ownAccount } from '../account-holder.ts'
import type { PaperKind } from '../statement.ts'
import { readStatementAsked, statementAddress } from '../statement-asked.ts'
import { openable, statement } from '../statement-queries.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { StatementView } from '../ui/statement-view.tsx'
import type { Route } from './+types/portal-statement'

export const meta = () => [{ title: 'كشف الحساب · التحالف' }]

/** What was written to the customer; how the office settled it inside has no page of theirs. */
const isTheirs = ({ kind }: { kind: PaperKind }) => kind === 'invoice' || kind === 'receipt'

export const loader = page(anyoneSignedIn, async (ctx, { query }) => {
  const asked = readStatementAsked(query, ctx.now())
  const own = await ownAccount(ctx)
  return { asked, one: own && openable(await statement(ctx, own.ids, asked), isTheirs) }
})

export default function OwnStatementPage({ loaderData: { asked, one } }: Route.ComponentProps) {
  if (!one) return <NoRecord />
  return (
    <PaymentsFrame here="statement">
      <div className="row wrap no-print">
        <a
          className={buttonLook()}
          href={statementAddress({ ...asked, page: 1 }, `${ownStatementPath}/pdf`)}
          target="_blank"
          rel="noopener"
        >
          اعرض PDF
        </a>
        <a
          className={buttonLook({ variant: 'outline' })}
          href={statementAddress({ ...asked, page: 1 }, `${ownStatementPath}/pdf`)}
          download
        >
          نزّل PDF
        </a>
        <a
          className={buttonLook({ variant: 'outline' })}
          href={statementAddress({ ...asked, page: 1 }, `${ownStatementPath}/pdf`, { lang: 'both' })}
          download
        >
          بالعربية والإنجليزية
        </a>
        <PrintButton />
      </div>
      <StatementView one={one} asked={asked} path={ownStatementPath} whose={{ isOwn: true }} />
    </PaymentsFrame>
  )
}
