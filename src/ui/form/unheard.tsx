import { FormSummary, type Reply } from '../form.tsx'

/**
 * At the head of a page whose forms come and go with the state of its record: when somebody else was quicker, the form that was
 * pressed is gone, and with it the place where its refusal would stand. Where a form on the page says it, this is not shown.
 */
export function Unheard({ reply }: { reply: Reply | undefined }) {
  if (!reply?.problem) return null
  return (
    <div className="unheard">
      <FormSummary reply={reply} />
    </div>
  )
}
