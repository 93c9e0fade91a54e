import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { Question } from '#areas/assistant/public.ts'
import { pages } from '#areas/site/pages.ts'
import { Button } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import { Answer, AskAssistant } from './questions.tsx'

export type QuestionGroup = { name: string; questions: Question[] }

/** Asked by address, so that an answer can be sent to somebody. */
export function QuestionSearch({ searched }: { searched: string }) {
  return (
    <Form role="search" action={pages.support.path} className="ask-box" preventScrollReset>
      <label htmlFor="q" className="visually-hidden">
        ابحث في الأسئلة
      </label>
      <div className="input">
        <Search className="i" aria-hidden />
        <input id="q" name="q" type="search" key={searched} defaultValue={searched} placeholder="ابحث في الأسئلة" dir="auto" />
        <Button type="submit">ابحث</Button>
      </div>
    </Form>
  )
}

type Elsewhere = { path: string; label: string }[]
type Props = { searched: string; groups: QuestionGroup[]; count: number; elsewhere: Elsewhere }

export function QuestionGroups({ searched, groups, count, elsewhere }: Props) {
  return (
    <div>
      {searched && (
        <p role="status" className="row wrap">
          <span>{count ? `${howMany(count, 'result')} لـ «${searched}»` : none}</span>
          <Link className="link sm" to={pages.support.path}>
            كل الأسئلة
          </Link>
        </p>
      )}
      {searched && count === 0 && <NothingFound elsewhere={elsewhere} />}
      {groups.map(({ name, questions }) => (
        <section key={name} className="faq one" aria-label={name}>
          {!searched && <h2>{name}</h2>}
          {questions.map((question) => (
            <Answer key={question.id} {...question} open={count === 1} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** Where one goes on when no question was found: the pages it has to do with, and the assistant. */
function NothingFound({ elsewhere }: { elsewhere: Elsewhere }) {
  return (
    <div className="stack mt-6">
      {elsewhere.length > 0 && (
        <ul aria-label="صفحات قريبة مما بحثت عنه">
          {elsewhere.map(({ path, label }) => (
            <li key={path}>
              <Link className="link onward" to={path}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        لم تجد جوابك؟ <AskAssistant />
      </p>
    </div>
  )
}

const none = 'لا جواب مطابق. جرّب كلمة أخرى، أو أرسل سؤالك من النموذج أدناه.'
