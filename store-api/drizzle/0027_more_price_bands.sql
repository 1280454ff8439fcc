-- What changes products waits until all are counted by the new bands.
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION price_band(price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT width_bucket(price, array[500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000, 2000000, 5000000, 10000000]) $$;--> statement-breakpoint
DELETE FROM "product_counts";--> statement-breakpoint
INSERT INTO "product_counts"
  SELECT "product_type", "category_slugs", "tag_slugs", "brand", price_band("from_price"), "clearance", "sold_out", "locations", count(*)
  FROM "products" WHERE "record_status" = 'ACTIVE' GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
