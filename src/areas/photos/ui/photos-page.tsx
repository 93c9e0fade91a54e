import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { PhotoEditor } from './photo-editor.tsx'

/** A page of its own, for a subject whose page has no room for its photos. */
export const PhotosPage = ({ back, ...editor }: ComponentProps<typeof PhotoEditor> & { back: string }) => (
  <>
    <div className="page-h">
      <div>
        <h1>الصور</h1>
        <p className="muted sm">
          <Link className="link" to={back}>
            <bdi>{editor.subject.called}</bdi>
          </Link>
        </p>
      </div>
    </div>
    <PhotoEditor {...editor} />
  </>
)
