import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { ChangedWords, Versions, versionName } from '#ui/versions.tsx'
import { textPath } from '../paths.ts'
import type { TextPage } from '../text-queries.ts'

type Props = Pick<TextPage, 'kind' | 'versions' | 'inUse' | 'shown'> & { reply: Reply | undefined }

/** Each saving is a version; the one that is open is compared with what is in use, and put in its place. */
export function TextVersions({ kind, versions, inUse, shown, reply }: Props) {
  const used = versions.find(({ version }) => version === inUse)
  return (
    <Versions
      versions={versions}
      current={inUse ?? -1}
      holds="تُكتب بها العقود"
      comparing={(version) => `${textPath(kind)}?version=${version}`}
    >
      {shown.version > 0 && shown.version !== inUse && (
        <>
          {used && (
            <p className="message-text" dir="auto">
              <ChangedWords from={used.text} to={shown.text} />
            </p>
          )}
          <PostForm action={`${textPath(kind)}?act=use`} reply={reply}>
            <input type="hidden" name="version" value={shown.version} />
            <div>
              <SubmitButton variant="outline">{`اعتمد ${versionName(shown.version)}`}</SubmitButton>
            </div>
          </PostForm>
        </>
      )}
    </Versions>
  )
}
