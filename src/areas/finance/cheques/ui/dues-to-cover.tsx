import type { Reply } from '#ui/form.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { NewCheques } from '../new-cheques.ts'

type Props = { dues: NewCheques['dues']; reply: Reply | undefined; chosen?: readonly string[] }

/** What is owed and not covered yet, to be ticked where one says which. */
export function DuesToCover({ dues, reply, chosen = [] }: Props) {
  if (dues.length === 0) return <p className="muted sm">لا مستحق مفتوح عليه. تحدد ما تغطيه من صفحة الشيك حين يستحق شيء.</p>
  return (
    <ul className="lines">
      {dues.map(({ id, description, number, dueOn, open, left }, index) => (
        <li key={id}>
          <label className="opt-row top grow">
            <input
              type="checkbox"
              className="check"
              name={`charge${index + 1}`}
              value={id}
              defaultChecked={reply ? reply.typed[`charge${index + 1}`] === id : chosen.includes(id)}
              disabled={left === 0n && !chosen.includes(id)}
            />
            <span>
              <bdi>{description}</bdi>
              <span className="xs muted db">
                <Code>{number}</Code> · <DateText at={dueOn} />
                {left < open && (left === 0n ? ' · مغطى بشيك' : ' · بعضه مغطى بشيك')}
              </span>
            </span>
          </label>
          <Money amount={left} />
        </li>
      ))}
    </ul>
  )
}
