import { Seen } from '#ui/form/seen.tsx'
import type { Reply } from '#ui/form.tsx'
import { EarlierVersion, Versions } from '#ui/versions.tsx'
import type { questionPage } from '../question-queries.ts'
import { wholeQuestion } from '../question-words.ts'

type Props = Pick<Awaited<ReturnType<typeof questionPage>>, 'question' | 'versions' | 'compared'> & {
  reply: Reply | undefined
}

/** All that was published of it; an earlier one is compared with what it says now, and restored as a new version. */
export function QuestionVersions({ question, versions, compared, reply }: Props) {
  const here = `/admin/settings/questions/${question.id}`
  const current = versions[0]?.version ?? 0
  return (
    <Versions
      versions={versions}
      current={current}
      holds={question.published ? 'في الموقع' : 'المسودة'}
      comparing={(version) => `${here}?compare=${version}`}
    >
      {compared && compared.version !== current && (
        <EarlierVersion
          version={compared.version}
          from={wholeQuestion(compared)}
          to={wholeQuestion(question)}
          action={`${here}?act=restore`}
          reply={reply}
        >
          <Seen of={question.changedAt.toISOString()} reply={reply} />
        </EarlierVersion>
      )}
    </Versions>
  )
}
