import { rightInWords } from '#areas/access/roles/ui/scope.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText } from '#ui/values.tsx'
import type { AnswerChange } from '../answer-history.ts'

/** When the answer became what it is, and by whom. */
export function AnswerChanges({ changes }: { changes: AnswerChange[] }) {
  return (
    <Card title="متى تغيّر هذا الجواب؟" flush>
      {changes.length === 0 && <Empty title="لم يتغيّر منذ بدأ السجل">يظهر هنا كل دور عُدّل أو مُنح أو سُحب، ومن فعل ذلك.</Empty>}
      <ul className="people-list">
        {changes.map((change) => (
          <li key={change.id}>
            <div className="grow">
              <p>{inWords(change)}</p>
              <p className="xs muted">
                {change.by}، <DateText at={change.at} time />
                {change.reason && ` · السبب: ${change.reason}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** «مُنح الدور «أمين الصندوق»: فاطمة العمري»، «تغيّر الدور «محاسب»: من لا إلى الكل». */
function inWords({ text, role, person, to, change }: AnswerChange) {
  const what = role ? `${text} «${role}»` : text
  if (change) return `${what}: من «${rightInWords(change.before)}» إلى «${rightInWords(change.after)}»`
  const whom = to ? `${person} إلى ${to}` : person
  return whom ? `${what}: ${whom}` : what
}
