-- Where price bands begin, said once for what counts them and for whoever names them: servers of before name those of a later release too.
CREATE OR REPLACE FUNCTION price_bounds() RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array[500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000, 2000000, 5000000, 10000000] $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION price_band(price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT width_bucket(price, price_bounds()) $$;
