import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import type { Proposal } from '../proposals.ts'

/** What the line could be by the rules: one press is enough. */
export function Proposals({ proposals }: { proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null
  return (
    <Card title="المقترح">
      <ul className="lines">
        {proposals.map(({ act, title, why, sure, fields }) => (
          <li key={`${act} ${fields.join(' ')}`}>
            <span className="grow">
              <b className="medium">
                <bdi>{title}</bdi>
              </b>{' '}
              {sure && <Badge tone="success">يوافق</Badge>}
              <span className="block muted sm">{why}</span>
            </span>
            <PostForm action={`?act=${act}`} className="">
              {fields.map(([name, value]) => (
                <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
              ))}
              <SubmitButton variant={sure ? 'primary' : 'outline'} size="small">
                طابق
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}
