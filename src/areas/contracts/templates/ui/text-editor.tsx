import { useRef, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { VariableChips } from '#ui/form/variable-chips.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { partsOf } from '#values/filling.ts'
import { clauseName, clausesOf, headingIn, inLanguages, triedOn } from '../contract-text.ts'
import type { WriteTextForm } from '../inputs.ts'
import { textPath } from '../paths.ts'
import type { TextPage } from '../text-queries.ts'

type Props = Pick<TextPage, 'kind' | 'shown' | 'last' | 'variables' | 'examples'> & { reply: Reply | undefined }

/** The words beside how they print. Without a script one writes the variables by hand and sees the result after saving. */
export function TextEditor({ kind, shown, last, variables, examples, reply }: Props) {
  const field = fieldsOf<WriteTextForm>(reply)
  const [typed, setTyped] = useState(shown.text)
  const form = useRef<HTMLDivElement>(null)
  return (
    <>
      <Card title="النص">
        <div ref={form}>
          <PostForm action={`${textPath(kind)}?act=write`} reply={reply} before="الحفظ">
            <input type="hidden" name="seen" value={last} />
            <Field {...field('title', shown.title)} label="عنوان العقد" maxLength={80} required />
            <TextareaField
              {...field('text', shown.text)}
              label="البنود"
              help="سطر أوله # يفتح بندًا بعنوانه، ويُرقّم البند وحده: البند الأول، البند الثاني… وسطر أوله > إنجليزية تُطبع بجانب بندها، وبعد العنوان كذلك: # المدة > Term"
              dir="rtl"
              rows={24}
              required
              onInput={({ currentTarget: { value } }) => setTyped(value)}
            />
            <VariableChips variables={variables} form={form} onInsert={setTyped} />
            <div>
              <SubmitButton>احفظ نسخة جديدة</SubmitButton>
            </div>
          </PostForm>
        </div>
      </Card>
      <Card title="كما يُطبع">
        <p className="help">بقيم نموذجية؛ ما لا يُعرف عن العقد يُترك فراغًا يُكتب باليد.</p>
        <Preview text={typed} examples={examples} />
      </Card>
    </>
  )
}

type Tried = { text: string; examples: Readonly<Record<string, string>> }

function Preview({ text: typed, examples: known }: Tried) {
  const { text, examples } = triedOn(typed, known)
  const { opening, clauses } = clausesOf(text)
  return (
    <div className="letter-shown stack">
      <InLanguages text={opening} examples={examples} />
      {clauses.map(({ heading, text: words }, index) => {
        const { arabic, english } = headingIn(heading)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: clauses have nothing but their place
          <section key={index}>
            <b className="message-text">
              {clauseName(index + 1)}: <Words text={arabic} examples={examples} />
              {english && <bdi lang="en" className="sm muted">{` ${english}`}</bdi>}
            </b>
            <InLanguages text={words} examples={examples} />
          </section>
        )
      })}
    </div>
  )
}

/** The English of a part below its Arabic. */
function InLanguages({ text, examples }: Tried) {
  const { arabic, english } = inLanguages(text)
  return (
    <>
      <p className="message-text">
        <Words text={arabic.join('\n')} examples={examples} />
      </p>
      {english.length > 0 && (
        <p className="message-text sm" lang="en" dir="ltr">
          <Words text={english.join('\n')} examples={examples} />
        </p>
      )}
    </>
  )
}

/** What came from a variable is marked. */
const Words = ({ text, examples }: Tried) =>
  partsOf(text).map((part, at) =>
    part.kind === 'words' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
      <Sentence key={at}>{part.text}</Sentence>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
      <mark key={at}>
        <Sentence>{examples[part.name] ?? `{${part.name}}`}</Sentence>
      </mark>
    ),
  )
