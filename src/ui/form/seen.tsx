import type { Reply } from '../form.tsx'

/**
 * Which state of a thing its writer saw. After a refusal it is still the one he first opened, although the page was read
 * again: otherwise a second press would cover up what a colleague wrote meanwhile.
 */
export function Seen({ of, reply }: { of: string | number; reply: Reply | undefined }) {
  const first = reply?.typed.seen
  return <input type="hidden" name="seen" value={typeof first === 'string' ? first : of} />
}
