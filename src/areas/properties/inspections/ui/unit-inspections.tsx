import { Link } from 'react-router'
import { unitPath } from '#areas/properties/property.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/form/choices.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { inspectionKinds, inspectionPath, inspectionStatuses } from '../inspection.ts'
import type { UnitInspections } from '../queries.ts'

type Props = { unitId: string; inspections: UnitInspections; formId: string; mayBegin: boolean; reply: Reply | undefined }

/** What was written of the unit when it went out and came back, and the way to begin the next paper. */
export function UnitInspectionsCard({ unitId, inspections, formId, mayBegin, reply }: Props) {
  return (
    <Card title="المحاضر" flush>
      <ul className="list">
        {inspections.map(({ id, number, kind, status, seenOn, signer }) => (
          <li key={id}>
            <span className="grow">
              <span className="t">
                <Link className="link" to={inspectionPath(id)}>
                  {inspectionKinds[kind]}
                </Link>
              </span>
              <span className="xs muted db">
                <Code>{number}</Code> · <DateText at={seenOn} />
                {signer && (
                  <>
                    {' · '}
                    <bdi>{signer}</bdi>
                  </>
                )}
              </span>
            </span>
            <Badge tone={status === 'signed' ? 'success' : 'muted'}>{inspectionStatuses[status]}</Badge>
          </li>
        ))}
        {inspections.length === 0 && <li className="muted">لم يُكتب محضر لهذه الوحدة بعد.</li>}
      </ul>
      {mayBegin && <Begin unitId={unitId} formId={formId} reply={reply} />}
    </Card>
  )
}

function Begin({ unitId, formId, reply }: Pick<Props, 'unitId' | 'formId' | 'reply'>) {
  const field = fieldsOf<{ kind: string }>(reply)
  return (
    <div className="card-b">
      <details className="act-form" open={reply !== undefined}>
        <summary className="btn btn-outline btn-sm">اكتب محضرًا</summary>
        <PostForm action={`${unitPath(unitId)}?act=inspect`} reply={reply} before="المحضر" part="inspect">
          <input type="hidden" name="id" value={formId} />
          <ChoiceField {...field('kind')} label="نوع المحضر" options={inspectionKinds} required />
          <div>
            <SubmitButton>ابدأ المحضر</SubmitButton>
          </div>
        </PostForm>
      </details>
    </div>
  )
}
