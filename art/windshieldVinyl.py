"""A vinyl sticker on a windshield, close up: the glass fills the picture, and a corner of the sticker is not pressed on yet."""

import sys
from os.path import dirname

sys.path.insert(0, dirname(__file__))
from studio import *  # noqa: E402,F403

paint = material("paint", "#5E6E8C", 0.25, 0.2, coat=1, **{"Clearcoat Roughness": 0.03})
rubber = material("rubber", "#0A0D13", 0.5)
frit = matte("frit", "#05070B")
cloth = add_bump(material("cloth", "#33415C", 0.8), 40, 0.3)
vinyl, paper, white, ink = matte("vinyl", "#1D4ED8"), matte("paper", "#F7F9FC"), matte("white", "#FFFFFF"), matte("ink", INK)

# The glass adds the light of the sky by emission, since real reflections would need many samples.
glass = bpy.data.materials.new("glass")
glass.use_nodes = True
nodes, links = glass.node_tree.nodes, glass.node_tree.links
nodes.remove(nodes["Principled BSDF"])
transparent, sky, sky_and_transparent = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "Emission", "AddShader"))
transparent.inputs[0].default_value = (0.5, 0.58, 0.62, 1)
coordinates, slant, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "VectorMath", "ValToRGB"))
# The glass shows more of the sky towards the top, along a slanted gradient.
slant.operation, slant.inputs[1].default_value = "DOT_PRODUCT", (0.3, 0.85, 0)
links.new(coordinates.outputs["Generated"], slant.inputs[0])
links.new(slant.outputs["Value"], ramp.inputs[0])
stops = ramp.color_ramp.elements
stops[0].position, stops[0].color = 0.3, (0.004, 0.008, 0.016, 1)
stops[1].position, stops[1].color = 0.95, (0.13, 0.24, 0.42, 1)
middle_stop = stops.new(0.62)
middle_stop.color = (0.022, 0.045, 0.09, 1)
links.new(ramp.outputs[0], sky.inputs["Color"])
# For shadow rays, the glass is fully transparent, so that light behind it keeps its strength.
light_path, shadow_mix = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMixShader")
links.new(transparent.outputs[0], sky_and_transparent.inputs[0])
links.new(sky.outputs[0], sky_and_transparent.inputs[1])
links.new(light_path.outputs["Is Shadow Ray"], shadow_mix.inputs[0])
links.new(sky_and_transparent.outputs[0], shadow_mix.inputs[1])
links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], shadow_mix.inputs[2])
links.new(shadow_mix.outputs[0], nodes["Material Output"].inputs[0])

# Coordinates of the pane: x across, y up along the glass, z towards the viewer. The sticker is in the middle.
pane = empty("pane")
# Half the size of the part of the pane that the camera sees. At one pair of edges, the camera sees a little more.
half_width, half_height = 3.7, 4.625
left, right, bottom, top = -4.0, 7.5, -4.3, 9.0


def on_glass(v):
    """Moves a point from the flat pane to the bent one."""
    x, y, z = v
    return (x, y, z - 0.008 * x * x - 0.006 * y * y)


def bent_rectangle(name, w, h, radius, mat, x, y, z, bend=on_glass, rings=12, side_points=7):
    """Adds a bent rounded rectangle, made of rings that shrink to its middle line. Straight sides get points, to bend too."""
    largest = min(w, h) / 2 - 0.01
    steps, vertices, faces = 10, [], []
    for i in range(rings + 1):
        inset = largest * i / rings
        outline = rounded(w - 2 * inset, h - 2 * inset, max(radius - inset, 0.005), steps=steps, x=x, y=y)
        for k, (px, py) in enumerate(outline):
            vertices.append((px, py, z))
            if k % (steps + 1) == steps:
                nx, ny = outline[(k + 1) % len(outline)]
                for t in range(1, side_points + 1):
                    share = t / (side_points + 1)
                    vertices.append((px + (nx - px) * share, py + (ny - py) * share, z))
    count = len(vertices) // (rings + 1)
    for ring in range(rings):
        for k in range(count):
            a, b = ring * count + k, ring * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    faces.append(tuple(range(rings * count, (rings + 1) * count)))
    obj = mesh(name, vertices, faces, mat, parent=pane, sharp=60)
    bpy.context.view_layer.objects.active = obj
    subdivide = obj.modifiers.new("subdivide", "SUBSURF")
    subdivide.subdivision_type, subdivide.levels = "SIMPLE", 1
    bpy.ops.object.select_all(action="DESELECT")
    obj.select_set(True)
    bpy.ops.object.convert(target="MESH")
    for vertex in obj.data.vertices:
        vertex.co = Vector(bend(vertex.co))
    return obj


def pillar_x(y):
    """Returns the x of the edge of the glass at the height y. The pillar there leans towards the middle of the car."""
    return left + 0.096 * (y - bottom) + 0.006 * (y - bottom) ** 2


def points_on_glass(points):
    return [on_glass(p) for p in points]


def strip(name, near, far, z, mat, steps=60):
    """Adds a band along the pillar between two distances from the edge of the glass."""
    vertices, faces = [], []
    for i in range(steps + 1):
        y = bottom - 2 + (top - bottom + 2) * i / steps
        vertices += points_on_glass([(pillar_x(y) + near, y, z), (pillar_x(y) + far, y, z)])
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    return mesh(name, vertices, faces, mat, parent=pane)


bent_rectangle("glass", right - left + 6, top - bottom + 4, 0.3, glass, (left + right) / 2, (top + bottom) / 2, 0)

# The frit: a black band along the edges of the pane, which fades into dots.
strip("frit", -0.5, 0.42, 0.01, frit)
dots = []
for row, size in enumerate((0.1, 0.078, 0.056, 0.036)):
    for i in range(88):
        y = bottom + (i + 0.5 * (row % 2)) * 0.15
        dots.append((pillar_x(y) + 0.5 + row * 0.13 - size / 2, -y - size / 2, size, size))
squares("frit dots", dots, 1, frit, parent=pane, origin=(0, 0, 0.01), bend=on_glass)
bent_rectangle("lower frit", right - left + 6, 2.2, 0.05, frit, (left + right) / 2, bottom - 0.35, 0.01)
low_dots = []
for row, size in enumerate((0.1, 0.078, 0.056, 0.036)):
    for i in range(80):
        low_dots.append((left + (i + 0.5 * (row % 2)) * 0.15, -(bottom + 0.83 + row * 0.13) - size / 2, size, size))
squares("lower frit dots", low_dots, 1, frit, parent=pane, origin=(0, 0, 0.01), bend=on_glass)

# The pillar with its seal.
section = [(-3.4, -0.6), (-2.6, 0.02), (-1.6, 0.42), (-0.8, 0.5), (-0.36, 0.44), (-0.16, 0.3), (-0.1, 0.1), (-0.1, -0.3)]
vertices, faces, steps = [], [], 60
for i in range(steps + 1):
    y = bottom - 2 + (top - bottom + 2) * i / steps
    vertices += points_on_glass([(pillar_x(y) + x, y, z) for x, z in section])
for i in range(steps):
    for k in range(len(section) - 1):
        a = i * len(section) + k
        faces.append((a, a + 1, a + 1 + len(section), a + len(section)))
pillar = mesh("pillar", vertices, faces, paint, parent=pane, sharp=80)
subdivide = pillar.modifiers.new("subdivide", "SUBSURF")
subdivide.levels = subdivide.render_levels = 2
tube("seal", points_on_glass([(pillar_x(bottom - 2 + i * 0.25) - 0.02, bottom - 2 + i * 0.25, 0.03) for i in range(63)]), 0.1, rubber, parent=pane)

# The sticker, die-cut with a white edge. Its lower right corner is lifted.
x0, y0, front = 0.25, 0.0, 0.02
width, height, fold, radius, turn = 4.3, 5.24, 1.05, 0.15, math.radians(150)


def fold_corner(v):
    """Folds a point at the corner of the sticker over: around a cylinder whose axis crosses the corner, then straight on."""
    x, y, z = v
    past = ((x - x0 - width / 2) - (y - y0 + height / 2)) / math.sqrt(2) + fold
    if past > 0:
        angle, above = min(past / radius, turn), z - front
        rest = past - angle * radius
        across = (radius - above) * math.sin(angle) + rest * math.cos(angle) - past
        x, y = x + across / math.sqrt(2), y - across / math.sqrt(2)
        z = front + radius - (radius - above) * math.cos(angle) + rest * math.sin(angle)
    return on_glass((x, y, z))


bent_rectangle("edge", width, height, 0.5, white, x0, y0, front, bend=fold_corner, rings=30, side_points=47)
bent_rectangle("sticker", width - 0.18, height - 0.18, 0.42, vinyl, x0, y0, front + 0.008, bend=fold_corner, rings=30, side_points=47)
bent_rectangle("panel", 3.66, 3.66, 0.26, paper, x0, y0 + 0.47, front + 0.016)
on_panel = dict(parent=pane, bend=on_glass)
code("code", 2.87, ink, x0, y0 + 0.47, front + 0.02, **on_panel)
finder("mark", 0.62, white, x0 - 1.79, y0 - 2.26, front + 0.012, **on_panel)
text("name", config["product"], 0.48, white, x0 - 0.98, y0 - 1.93, front + 0.012, spacing=0.96, **on_panel)
text("number", tag["code"], 0.25, white, x0 - 0.97, y0 - 2.26, front + 0.012, font="text", spacing=1.08, **on_panel)

# The wiper at rest, and the interior: a seat, and the dark behind it.
blade = [(x, bottom + 0.5 + 0.02 * (x + 2.4), 0.22) for x in (-3.62 + 12 * i / 24 for i in range(25))]
tube("blade", points_on_glass(blade), 0.1, rubber, parent=pane)

bent_rectangle("dark", 60, 60, 1, rubber, 0, 0, -9, bend=Vector)
bent_rectangle("seat", 5.2, 16, 1.6, cloth, 4.6, -5.3, -6, bend=lambda v: (v[0], v[1], v[2] - 0.06 * (v[0] - 4.6) ** 2))
bent_rectangle("headrest", 3, 2.2, 0.9, cloth, 4.6, 4.2, -5.6, bend=lambda v: (v[0], v[1], v[2] - 0.1 * (v[0] - 4.6) ** 2))

frame = mesh("frame", [p for x in (-half_width, half_width) for y in (-half_height, half_height) for p in [(x, y, 0)] * 3], [], white, parent=empty("view", parent=pane))
frame.hide_render = True

pane.rotation_euler = (math.radians(25), 0, math.radians(5))
light_stage(FLAT_ELEVATION, key=1.2)
shoot(frame, FLAT_ELEVATION, margin=0, fade=False)
