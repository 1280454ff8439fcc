ALTER TABLE "payment_attempts" ADD COLUMN "seq" bigserial NOT NULL;--> statement-breakpoint
-- Rows are numbered as they lie, which is not how they came: of those that are there the clock is all there is to go by.
UPDATE "payment_attempts" a SET "seq" = n."place"
  FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "seq") AS "place" FROM "payment_attempts") n
  WHERE a."id" = n."id" AND a."seq" <> n."place";
