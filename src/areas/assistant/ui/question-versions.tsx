import { Seen } from '#ui/form/seen.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ChangedWords, Versions } from '#ui/versions.tsx'
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
        <>
          <p className="before-after" dir="auto">
            <ChangedWords from={wholeQuestion(compared)} to={wholeQuestion(question)} />
          </p>
          <PostForm action={`${here}?act=restore`} reply={reply} before="الاستعادة">
            <input type="hidden" name="version" value={compared.version} />
            <Seen of={question.changedAt.toISOString()} reply={reply} />
            <div>
              <SubmitButton variant="outline">استعد هذه النسخة</SubmitButton>
            </div>
          </PostForm>
        </>
      )}
    </Versions>
  )
}
