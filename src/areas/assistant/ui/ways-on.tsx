import { Headset } from 'lucide-react'
import { Link } from 'react-router'
import { conversationPath } from '../conversation.ts'

/** By the line one writes in, whatever was answered: to a person, and to a conversation that begins anew. */
export function WaysOn({ id, canHandOver }: { id: string; canHandOver: boolean }) {
  return (
    <nav className="chat-ways" aria-label="المحادثة">
      {canHandOver && (
        <Link className="btn btn-ghost btn-sm" to={`${conversationPath(id)}/hand-over#hand-over`}>
          <Headset className="i i-sm" aria-hidden />
          كلّم موظفًا
        </Link>
      )}
      <Link className="btn btn-ghost btn-sm ms-auto" to="/assistant">
        محادثة جديدة
      </Link>
    </nav>
  )
}
