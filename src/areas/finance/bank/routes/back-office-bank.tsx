import { data, Link } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { SheetField } from '#ui/form/sheet-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink, Pager } from '#ui/links.tsx'
import { TakeAlong } from '#ui/list/export-menu.tsx'
import { SavedViews } from '#ui/saved-views.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { dayOf } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { accountPath, daysToShow, reconciliationPath, statementPath } from '../line.ts'
import { linesAddress, linesPerPage, readLinesAsked } from '../line-asked.ts'
import { bankLines } from '../queries.ts'
import { mostStatementRows, statementStatusWords } from '../statement.ts'
import { matchedTogether, sureShown } from '../sure.ts'
import { LineFilters } from '../ui/line-filters.tsx'
import { LinesTable } from '../ui/lines-table.tsx'
import { MatchedTogether, SureMatches } from '../ui/sure-matches.tsx'
import { unshownReceipts } from '../unshown.ts'
import { matchSure, unmatchTogether } from '../use-cases/match-sure.ts'
import { uploadStatement } from '../use-cases/upload-statement.ts'
import { bankLineViews } from '../views.ts'
import type { Route } from './+types/back-office-bank'

export const loader = page(financePermissions.viewBankLines, async (ctx, { params, query }) => {
  const asked = readLinesAsked(query)
  const found = await bankLines(ctx, params.accountId, asked)
  if (!found) throw data('لا يوجد هذا الحساب.', { status: 404, statusText: 'Not Found' })
  const mayMatch = ctx.actor.may(financePermissions.matchBank)
  const sure = mayMatch ? await sureShown(ctx, found.account) : null
  const mayTake = ctx.actor.may(financePermissions.exportBooks)
  const unshown = await unshownReceipts(ctx, found.account, dayOf(ctx.now()))
  return {
    unshown,
    asked,
    ...found,
    mayMatch,
    mayTake,
    sure,
    together: await matchedTogether(ctx, found.account.id),
    views: await bankLineViews.of(ctx),
    act: query.get('act'),
  }
})

export const action = submitOneOf({
  ...bankLineViews.acts,
  upload: submit(uploadStatement, ({ id }) => saying('قُرئ الكشف. راجع أعمدته ثم افحصه.', statementPath(id))),
  sure: submit(matchSure, ({ accountId, count }) => saying(`طوبق ${howMany(count, 'line')} معًا`, accountPath(accountId))),
  unmatch: submit(unmatchTogether, ({ accountId, count }) =>
    saying(`أُلغيت مطابقة ${howMany(count, 'line', 'gen')}`, accountPath(accountId)),
  ),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.account.bank ?? 'حساب'} · التحالف` }]

export const handle = { above: { to: '/admin/finance/banks', label: 'كشوف البنوك' }, crumb: () => 'كشف الحساب' }

type Shown = Route.ComponentProps['loaderData']

export default function BankPage({ loaderData: shown, actionData: reply }: Route.ComponentProps) {
  const { account, unshown, asked, rows, sums, count, at, mayMatch, mayTake, sure, together, views, act } = shown
  const of = (name: string) => (act === name ? reply : undefined)
  const { id, bank, iban, lockedTo } = account
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            <bdi>{bank}</bdi>
          </h1>
          <p className="muted sm">
            <Code>{iban}</Code>
            {lockedTo && (
              <>
                {' · '}أُقفلت مطابقته حتى <DateText at={lockedTo} />
              </>
            )}
          </p>
        </div>
        <div className="acts">
          {mayTake && count > 0 && <TakeAlong address={linesAddress(id, { ...asked, page: 1 }, `${accountPath(id)}/export`)} />}
          <Link to={reconciliationPath(id)} className={buttonLook({ variant: 'outline' })}>
            رصيد البنك ورصيد الدفاتر
          </Link>
        </div>
      </div>
      {unshown.count > 0 && (
        <Alert kind="warning">
          {unshown.count} من تحويلات العملاء قُبضت قبل {daysToShow} أيام أو أكثر ولم تظهر في كشف، ومجموعها{' '}
          <Money amount={unshown.amount} />{' '}
          <Link className="link" to={reconciliationPath(id)}>
            افتح ما لم يُظهره البنك
          </Link>
        </Alert>
      )}
      <div className="cols">
        <Card
          flush
          footer={
            <Pager page={at} perPage={linesPerPage} total={count} toPage={(page) => linesAddress(id, { ...asked, page })} />
          }
        >
          <LineFilters accountId={id} asked={asked} />
          <SavedViews views={views} here={linesAddress(id, { ...asked, page: 1 })} reply={of('save-view')} />
          <LinesTable rows={rows} sums={sums} asked={asked} />
        </Card>
        <div className="stack">
          {sure && <SureMatches sure={sure} reply={of('sure')} />}
          {mayMatch && <Upload reply={of('upload')} />}
          {mayMatch && together && <MatchedTogether together={together} reply={of('unmatch')} />}
          <Statements {...shown} />
        </div>
      </div>
    </>
  )
}

function Upload({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<{ file: unknown }>(reply)
  return (
    <Card title="ارفع كشفًا">
      <PostForm action="?act=upload" reply={reply} before="الرفع" withFiles>
        <p className="help">
          كما يُنزَّل من موقع البنك، وصفه الأول عناوين الأعمدة. ما حُفظ من قبل لا يُحفظ مرتين. حتى{' '}
          {mostStatementRows.toLocaleString('en')} صف.
        </p>
        <SheetField {...field('file')} />
        <div>
          <SubmitButton>ارفع الكشف</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Statements({ statements, mayMatch }: Pick<Shown, 'statements' | 'mayMatch'>) {
  if (statements.length === 0) return null
  return (
    <Card title="الكشوف السابقة">
      <ul className="lines">
        {statements.map(({ id, fileName, status, fresh, known, uploadedAt, by }) => (
          <li key={id}>
            <span className="grow">
              <OpenLink to={mayMatch ? statementPath(id) : null}>
                <bdi>{fileName}</bdi>
              </OpenLink>
              <span className="block muted sm">
                {by}، <DateText at={uploadedAt} time />
              </span>
              {status === 'taken' && (
                <span className="block muted sm">
                  جديد <Num>{fresh}</Num>، معروف من قبل <Num>{known}</Num>
                </span>
              )}
            </span>
            <Badge tone={status === 'taken' ? 'success' : 'muted'}>{statementStatusWords[status]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
