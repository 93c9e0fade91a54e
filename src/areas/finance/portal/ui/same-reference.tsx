import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Code, Num } from '#ui/values.tsx'
import type { SameReference } from '../same-reference.ts'
import { proofStatuses } from '../transfer-proof.ts'

/** Before the money of one is written to another: who else says that this transfer is theirs. */
export function SameReferenceNote({ same: { proofs, receipt } }: { same: SameReference }) {
  return (
    <>
      {proofs.map(({ status, seen }, at) => (
        <Alert key={seen?.path ?? at} kind="warning">
          {seen ? (
            <>
              المرجع نفسه في{' '}
              <Link className="link" to={seen.path}>
                إثبات <Num>{seen.sequence}</Num> من <bdi>{seen.customer}</bdi>
              </Link>
              ، {proofStatuses[status]}. اسأل البنك من المحوِّل قبل أن تؤكد أحدهما.
            </>
          ) : (
            <>المرجع نفسه في إثبات عميل من فرع آخر، {proofStatuses[status]}. اسأل البنك من المحوِّل قبل أن تؤكد.</>
          )}
        </Alert>
      ))}
      {receipt && (
        <Alert kind="warning">
          قُبض تحويل بهذا المرجع في السند{' '}
          {receipt.path ? (
            <Link className="link" to={receipt.path}>
              <Code>{receipt.number}</Code>
            </Link>
          ) : (
            <Code>{receipt.number}</Code>
          )}
          ، فلا يؤكَّد به هذا الإثبات.
        </Alert>
      )}
    </>
  )
}
