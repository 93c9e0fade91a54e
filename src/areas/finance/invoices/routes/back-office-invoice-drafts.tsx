import { Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { ListCard } from '#areas/finance/ui/list-card.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { draftsAddress, draftsPerPage, readDraftsAsked } from '../draft-asked.ts'
import { drafts } from '../draft-list-queries.ts'
import { draftPath, draftsPath } from '../draft-paths.ts'
import { draftCount } from '../draft-queries.ts'
import { invoicesPath } from '../invoice-asked.ts'
import { DraftFilters, DraftsTable } from '../ui/drafts-table.tsx'
import { InvoiceTabs } from '../ui/invoice-tabs.tsx'
import { issueProforma } from '../use-cases/issue-proforma.ts'
import { dropDraft, saveDraft } from '../use-cases/keep-drafts.ts'
import { draftViews } from '../views.ts'
import type { Route } from './+types/back-office-invoice-drafts'

export const meta = () => [{ title: 'مسودات الفواتير · التحالف' }]

export const handle = { above: { to: invoicesPath, label: 'الفواتير' }, crumb: () => 'المسودات' }

export const loader = page(financePermissions.viewDrafts, async (ctx, { query }) => {
  const asked = readDraftsAsked(query)
  return {
    ...{ asked, waiting: await draftCount(ctx), ...(await drafts(ctx, asked)) },
    ...{ views: await draftViews.of(ctx), isView: (query.get('act') ?? '') in draftViews.acts },
    may: {
      see: ctx.actor.may(financePermissions.viewInvoices),
      take: ctx.actor.may(financePermissions.exportInvoices),
      issue: ctx.actor.may(financePermissions.issueInvoices),
    },
  }
})

export const action = submitOneOf({
  ...draftViews.acts,
  save: submit(saveDraft, ({ id }) => saying('حُفظت المسودة.', draftPath(id))),
  proforma: submit(issueProforma, ({ number }) => saying(`صدرت الفاتورة الأولية ${number}.`, draftsPath)),
  drop: submit(dropDraft, () => saying('حُذفت المسودة.', draftsPath)),
})

/** What is not issued yet: nobody owes by it, and it has no number. */
export default function InvoiceDraftsPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { asked, waiting, rows, count, at, total, branches, people, views, isView, may } = shown
  const here = { ...asked, page: 1 }
  return (
    <>
      <div className="page-h">
        <h1>مسودات الفواتير</h1>
        <div className="acts">
          {may.take && count > 0 && <TakeAlong address={draftsAddress(here, `${draftsPath}/export`)} />}
          {may.issue && (
            <Link className={buttonLook()} to={`${invoicesPath}/new`}>
              أصدر فاتورة
            </Link>
          )}
        </div>
      </div>
      {may.see && <InvoiceTabs here={draftsPath} waiting={waiting} />}
      {!isView && <Unheard reply={reply} />}
      <ListCard
        {...{ asked, views, at, count, reply: isView ? reply : undefined }}
        perPage={draftsPerPage}
        address={draftsAddress}
        filters={<DraftFilters asked={asked} branches={branches} people={people} />}
      >
        <DraftsTable rows={rows} total={total} asked={asked} mayIssue={may.issue} />
      </ListCard>
    </>
  )
}
