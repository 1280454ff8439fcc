# One image for edge, store-api and the release command: Node runs the sources as they are.
FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared-contracts/package.json shared-contracts/
COPY federation/package.json federation/
COPY releases/package.json releases/
COPY server-kit/package.json server-kit/
COPY edge/package.json edge/
COPY store-api/package.json store-api/
COPY payment-sandbox/package.json payment-sandbox/
COPY demo-stores/package.json demo-stores/
COPY host-shell/package.json host-shell/
COPY mfe-catalog/package.json mfe-catalog/
COPY mfe-checkout/package.json mfe-checkout/
COPY mfe-account/package.json mfe-account/
COPY mfe-confirmation/package.json mfe-confirmation/
COPY e2e/package.json e2e/
COPY scripts/package.json scripts/
RUN npm ci --no-audit --no-fund
COPY . .
# What the releases in it were built from: --build-arg SOURCE_REVISION=$(git rev-parse HEAD)$(git diff --quiet HEAD || echo -dirty)
ARG SOURCE_REVISION=
# A new volume takes its owner from the folder it is mounted on.
RUN node scripts/build.ts \
  && mkdir -p /data /releases/store /releases/keys/trusted /releases/claims /backups /certificates \
  && chown -R node:node /data /releases /backups /certificates \
  && chmod 700 /releases/keys
USER node
