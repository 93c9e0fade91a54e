import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import type { Proposal } from '../proposals.ts'
import { LikeSlip } from './like-slip.tsx'

type Props = { proposals: readonly Proposal[]; reply: Reply | undefined; maySetApart: boolean }

/** What the line could be by the rules: one press is enough, but where its reference is like an earlier one. */
export function Proposals({ proposals, reply, maySetApart }: Props) {
  if (proposals.length === 0) return null
  return (
    <Card title="المقترح">
      <ul className="lines">
        {proposals.map(({ act, title, why, sure, fields }) => (
          <li key={`${act} ${fields.join(' ')}`}>
            <span className="grow">
              <b className="medium">
                <Sentence>{title}</Sentence>
              </b>{' '}
              {sure && <Badge tone="success">يوافق</Badge>}
              <span className="block muted sm">{why}</span>
            </span>
            <Press act={act} fields={fields} sure={sure} reply={replyTo(reply, fields)} maySetApart={maySetApart} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type PressProps = Pick<Proposal, 'act' | 'fields' | 'sure'> & Omit<Props, 'proposals'>

function Press({ act, fields, sure, reply, maySetApart }: PressProps) {
  return (
    <PostForm action={`?act=${act}`} className={reply ? 'stack' : ''}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <LikeSlip reply={reply} maySetApart={maySetApart} />
      <div>
        <SubmitButton variant={sure ? 'primary' : 'outline'} size="small">
          طابق
        </SubmitButton>
      </div>
    </PostForm>
  )
}

/** Of several that are alike, the one that was pressed. */
const replyTo = (reply: Reply | undefined, fields: Proposal['fields']) =>
  fields.every(([name, value]) => reply?.typed[name] === value) ? reply : undefined
