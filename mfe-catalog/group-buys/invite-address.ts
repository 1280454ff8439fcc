/** Address that brings somebody to a group buy; with the referral id of who shares it, where there is one. */
export const inviteAddress = (
  origin: string,
  { path, referralID }: { path: string; referralID: string | null },
): string => origin + path + (referralID ? `?${new URLSearchParams({ ref: referralID })}` : '')
