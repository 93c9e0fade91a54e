import type { Channel } from '#platform/messages/notice.ts'
import { Sentence } from '#ui/sentence.tsx'
import { filled, partsOf } from '#values/filling.ts'

type Props = { channel: Channel; subject: string; text: string; values: Record<string, string> }

/** As it arrives; what came from a variable is marked. */
export function TemplatePreview({ channel, subject, text, values }: Props) {
  return (
    <div className={channel === 'email' ? 'letter-shown' : 'bubble-shown'}>
      {channel === 'email' && subject && (
        <b dir="auto">
          <Sentence>{filled(subject, values)}</Sentence>
        </b>
      )}
      <p className="message-text">
        {partsOf(text).map((part, at) =>
          part.kind === 'words' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
            <Sentence key={at}>{part.text}</Sentence>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
            <mark key={at}>
              <Sentence>{values[part.name] ?? `{${part.name}}`}</Sentence>
            </mark>
          ),
        )}
      </p>
    </div>
  )
}
