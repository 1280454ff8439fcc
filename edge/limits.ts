/** Times in ms, sizes in bytes. */
export const LIMITS = {
  /** A host release must have settled status and first byte so long after its calls to the API have ended. */
  firstByte: 1_500,
  /** A page view ends here, whatever is still missing. */
  page: 10_000,
  /** Answers of the backend that may stand in for it are used for so long, */
  keptFor: 300_000,
  /** and so many are kept at most; those not asked for longest go first. */
  keptAnswers: 1_000,
  keptBytes: 16_000_000,
  keptAnswerBytes: 1_000_000,
  keptAddress: 500,
  /** What a visitor was given is known for so long, */
  keptVisitorFor: 1_800_000,
  /** of so many. */
  keptVisitors: 20_000,
  /** A page that was drawn for anybody is sent while what it was made of was asked for within this time, */
  sharedFresh: 1_000,
  /** which takes the API no longer than this; */
  sharedAsking: 500,
  /** it is drawn anew after this time, for words such as "today". */
  sharedFor: 60_000,
  /** Who asks while another draws it waits no longer; then the page is drawn for them as well. */
  sharedWait: 300,
  /** What turned out to be no such page is not tried again for so long. */
  sharedNot: 10_000,
  /** One that was sent so often is compressed once more, as far as it goes. */
  sharedOften: 16,
  sharedPages: 2_000,
  sharedBytes: 64_000_000,
  sharedPageBytes: 1_000_000,
  sharedAddress: 500,
  /** Of `User-Agent`. */
  sharedAgent: 300,
  /** An answer of the API that is shorter comes in one packet as it is. */
  compressFrom: 1_024,
  /** The API's time to answer a proxied call. */
  proxyHeaders: 30_000,
  /** A body of a proxied call that is no longer is waited for; */
  bodyHeld: 65_536,
  /** of longer ones so many are sent on at once. */
  bodiesPassing: 32,
  /** A serving process is asked this often whether it still can. */
  pulse: 250,
  /** One that says nothing while it uses so much of a processor's time is caught in a loop. */
  frozen: 1_000,
  /** So it is after this time, whatever it used, */
  mute: 12_000,
  /** and before it has ever said anything. */
  muteAtStart: 40_000,
  /** A serving process that has needed no other for so long is followed by the next without delay, */
  settled: 10_000,
  /** else after one that doubles, from here */
  firstDelay: 100,
  /** to here. */
  longestDelay: 2_000,
  /** Graceful stop. */
  stop: 10_000,
  /** Places of previews whose browser is remembered without asking the store; the first seen go first. */
  previewsKept: 1_000,
  /** Dictionaries for pages that one edge knows, about 200 KB each; the first made go first. */
  dictionariesKept: 24,
  /** Deltas of release files kept at most; those not asked for longest go first. */
  deltasBytes: 32_000_000,
  /** Of a file that is sent as a delta. */
  deltaFileBytes: 2_000_000,
  /** While so many are being made, other files are sent whole. */
  deltasAtOnce: 100,
  /** Release files of a bucket kept at most; those not asked for longest go first. */
  filesKeptBytes: 32_000_000,
  /** Of one that is kept, as it is sent and as it is read. */
  fileKeptBytes: 4_000_000,
  /** Failures of releases are counted over this time. */
  window: 600_000,
  /** A release that has failed uncaught so often within that time is taken off. */
  uncaughtAllowed: 2,
  /** A release that serves everyone and fails on the server for so many visitors, and for this share of all, is no fallback any more. */
  quarantineVisitors: 5,
  quarantineShare: 0.05,
  /** Canaries are looked at this often. */
  evaluateEvery: 5_000,
  /** Edges tell each other what they counted of canaries this often, */
  tellEvery: 20_000,
  /** and what was told counts for so long. */
  toldWithin: 90_000,
  /** of so many edges at most. */
  edgesHeard: 50,
  /** Visitors remembered at most; the first seen go first, */
  visitorsKept: 20_000,
  /** those of a network that has more than this before all others. */
  visitorsOfCrowd: 1_000,
  /** Visitors of one network that count where pages tell of failures. */
  visitorsPerNetwork: 3,
  /** Networks that pages must tell of failures from. */
  networksThatFail: 5,
  /** A page says that it runs by then. */
  aliveWithin: 15_000,
  /** A process that was replaced still answers for this time. */
  retire: 2_000,
  /** A request, headers and body, has arrived by then; a connection that sends it slower is closed. */
  request: 30_000,
  lateConnections: 5_000,
  /** A connection on which nothing moves for so long while an answer is on its way is closed: longer than the API may take to answer. */
  unread: 60_000,
  /** Of one answer of the API that a page uses. */
  apiBytes: 8_000_000,
  /** Lists and objects in each other. */
  apiDepth: 64,
  beaconBytes: 4_096,
  /** Of a fault with its stack. */
  faultBytes: 16_384,
  /** Kinds of failures remembered at most; those not seen for longest go first. */
  failureGroups: 200,
  beaconsPerMinute: 30,
  aliveBytes: 64,
  operatorFormBytes: 8_192,
  signInsPerMinute: 10,
  /** A request on the operators' port, headers and body, has arrived by then. */
  operatorRequest: 60_000,
  /** Requests to one address below `/team/` on the operators' port: of a team's key, and of a network that shows none. */
  teamRequestsPerMinute: 3_000,
  /** Of those that write documents or into the log, which nothing takes away again for long. */
  teamWritesPerMinute: 60,
  /** A team's request is made and arrives within this time; for so long its nonce is remembered. */
  teamRequestAge: 300_000,
  teamFileBytes: 8_000_000,
  teamReleaseBytes: 64_000_000,
  /** Files of one release, compressed forms and maps among them: empty ones take room on a disk too. */
  teamReleaseFiles: 3_000,
  /** Characters of a file's path below its release. */
  teamPath: 200,
  /** Releases of one team whose files are there and that no document names. */
  teamReleasesWaiting: 20,
  teamDocumentBytes: 8_000_000,
  teamPreviewBytes: 4_096,
  /** A team's link holds for 30 days at most, by a clock that may be ahead. */
  teamPreviewAge: 31 * 86_400_000,
  /** Bodies of teams' requests that are held at once. */
  teamBodies: 8,
  /** Writes shown to operators. */
  historyShown: 20,
  /** Kinds of failures shown to operators. */
  failuresShown: 30,
  /** A refused document is looked at again after this time. */
  refusedAgain: 1_000,
  /** Pages asked for within this time share one look for a newer document. */
  lookAgain: 5,
  /** Nobody waits longer for such a look than this, while there is a document to go on with. */
  lookWithin: 500,
  /** The store is listed anew after this time, whatever the quick look says. */
  listAgain: 10_000,
} as const
