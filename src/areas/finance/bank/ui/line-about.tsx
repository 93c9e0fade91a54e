import { JournalLink } from '#areas/finance/ui/journal-link.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { UnmatchForm } from '../inputs.ts'
import { matchKinds } from '../line.ts'
import type { ShownBankLine } from '../line-detail.ts'
import { LineBadge } from './line-badge.tsx'

type Props = {
  line: ShownBankLine
  sees: { books: boolean; receipts: boolean }
  unmatch: { reply: Reply | undefined } | null
}

/** What the bank says, and what was made of it. */
export function LineAbout({ line, sees, unmatch }: Props) {
  const { day, description, reference, balance, status, matchedAs, matchedAt, by, rows, receipt, explained } = line
  const { takenBackAt, takenBackBy, takenBackWhy } = line
  return (
    <Card title="ما في الكشف" actions={<LineBadge status={status} />}>
      <dl className="told">
        <Told question="التاريخ">
          <DateText at={day} weekday />
        </Told>
        <Told question="البيان">{description || 'بلا بيان'}</Told>
        {reference && (
          <Told question="المرجع">
            <Code>{reference}</Code>
          </Told>
        )}
        {balance !== null && (
          <Told question="الرصيد بعده">
            <Money amount={balance} />
          </Told>
        )}
        {matchedAs && matchedAt && (
          <Told question="طوبق">
            {matchKinds[matchedAs]}، {by}، <DateText at={matchedAt} time />
          </Told>
        )}
        {explained && (
          <Told question="سبب الفرق">
            <bdi>{explained}</bdi>
          </Told>
        )}
        {takenBackAt && (
          <Told question="سُحب">
            {takenBackBy}، <DateText at={takenBackAt} time />: <bdi>{takenBackWhy}</bdi>
          </Told>
        )}
        {receipt && (
          <Told question="عُرف صاحبه">
            <OpenLink to={sees.receipts ? `/admin/finance/receipts/${receipt.id}` : null}>{receipt.number}</OpenLink>،{' '}
            {receipt.payer}
          </Told>
        )}
      </dl>
      {rows.length > 0 && (
        <ul className="lines">
          {rows.map(({ id, amount, journal, memo }) => (
            <li key={String(id)}>
              <span className="grow">
                <Sentence>{memo}</Sentence> {sees.books && <JournalLink number={journal} />}
              </span>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
      )}
      {unmatch && <Unmatch reply={unmatch.reply} />}
    </Card>
  )
}

function Unmatch({ reply }: { reply: Reply | undefined }) {
  return (
    <PostForm action="?act=unmatch" reply={reply} before="الإلغاء">
      <Field {...fieldsOf<UnmatchForm>(reply)('reason')} label="سبب إلغاء المطابقة" required />
      <div>
        <SubmitButton variant="danger-ghost">ألغِ المطابقة</SubmitButton>
      </div>
    </PostForm>
  )
}
