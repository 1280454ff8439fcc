import { atom, type ReadableAtom } from 'nanostores'
import type { ApiClient } from 'shared-contracts/api/client.ts'

export interface LikeState {
  likes: number
  liked: boolean
  pending: boolean
  failed: boolean
}

/** One visitor's like of one influencer: shown at once, taken back when it did not arrive. */
export function createLike(
  api: ApiClient,
  id: string,
  from: { likes: number; liked: boolean },
): { $like: ReadableAtom<LikeState>; like(): Promise<void> } {
  const $like = atom<LikeState>({ ...from, pending: false, failed: false })
  return {
    $like,
    async like() {
      const before = $like.get()
      if (before.liked || before.pending) return
      $like.set({ likes: before.likes + 1, liked: true, pending: true, failed: false })
      try {
        const answer = await api('GET admin/userManagement/user/like/{id}/true', { params: { id } })
        $like.set({ ...answer, pending: false, failed: false })
      } catch {
        $like.set({ ...before, failed: true })
      }
    },
  }
}
